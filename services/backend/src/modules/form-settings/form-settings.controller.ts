import { Body, Controller, Get, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, CurrentCaller, type Caller, Public } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/errors/expected-error';
import { Answers, Versioned, versioned } from '../../platform/http/listing/answer-headers';
import { IfMatch } from '../../platform/http/listing/record-version';
import { sendBuffered } from '../../platform/http/server/json-buffer';
import { countChosenOption } from '../applications/count-applications.use-case';
import { countOpenJobPosts } from '../job-posts/read/find-job-post.use-case';
import {
  FormSettingsAdminView,
  FormSettingsSavedView,
  FormSettingsView,
  OptionUseRequest,
  OptionUseView,
  SaveFormSettingsRequest,
  toFormSettingsAdminView,
} from './form-settings.dto';
import { formSettings } from './form-settings.repository';
import { FindFormOptions } from './options/find-form-options.use-case';
import { SaveFormSettings } from './save-form-settings.use-case';

@ApiTags('form settings')
@Controller('api')
export class FormSettingsController {
  constructor(
    private readonly database: Database,
    private readonly options: FindFormOptions,
    private readonly saveSettings: SaveFormSettings,
  ) {}

  @Get('form-settings')
  @Public()
  @ApiOperation({ operationId: 'findFormSettings', summary: 'Tell what the application form offers' })
  @ApiOkResponse({ type: FormSettingsView })
  @ApiResponse({ status: 304, description: 'Not changed since the answer with this `ETag`.' })
  @DescribeErrors('unavailable')
  async find(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendBuffered(request, response, await this.options.get());
  }

  @Get('admin/form-settings')
  @Allow('hr')
  @ApiOperation({ operationId: 'findFormSettingsToEdit', summary: 'Show the form settings with their version' })
  @Answers(200, FormSettingsAdminView)
  async findToEdit(): Promise<Versioned<FormSettingsAdminView>> {
    const view = toFormSettingsAdminView(await formSettings.find(this.database));
    return new Versioned(view, view.version);
  }

  @Get('admin/form-settings/use')
  @Allow('hr')
  @ApiOperation({ operationId: 'countFormOptionUse', summary: 'Tell what hangs on an option of the form' })
  @Answers(200, OptionUseView)
  async countUse(@Query() { kind, option }: OptionUseRequest): Promise<OptionUseView> {
    const { count: applications } = await countChosenOption[kind](this.database, option);
    const posts = kind === 'positions' ? await countOpenJobPosts(this.database, option) : { count: 0 };
    return { applications, openJobPosts: posts.count };
  }

  @Put('form-settings')
  @Allow('hr')
  @ApiOperation({ operationId: 'saveFormSettings', summary: 'Replace what the application form offers' })
  @Answers(200, FormSettingsSavedView)
  async save(
    @Body() given: SaveFormSettingsRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<FormSettingsSavedView>> {
    const saved = await this.saveSettings.save(given, version, caller);
    return versioned(saved, (row) => ({ message: 'Form settings updated', ...toFormSettingsAdminView(row) }));
  }
}
