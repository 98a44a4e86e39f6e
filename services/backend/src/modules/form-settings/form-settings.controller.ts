import { Body, Controller, Get, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, CurrentCaller, type Caller, Public } from '../../platform/access/access.decorators';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/errors/expected-error';
import { Answers, Versioned, versioned } from '../../platform/http/listing/answer-headers';
import { IfMatch } from '../../platform/http/listing/record-version';
import { sendBuffered } from '../../platform/http/server/json-buffer';
import { FindFormSettings } from './find-form-settings.use-case';
import { OptionUseRequest, SaveFormSettingsRequest } from './form-settings.dto';
import {
  FormSettingsAdminView,
  FormSettingsSavedView,
  FormSettingsView,
  OptionUseView,
  toFormSettingsAdminView,
} from './form-settings.view';
import { CountOptionUse } from './options/count-option-use.use-case';
import { FindFormOptions } from './options/find-form-options.use-case';
import { SaveFormSettings } from './save-form-settings.use-case';

@ApiTags('form settings')
@Controller('api')
export class FormSettingsController {
  constructor(
    private readonly options: FindFormOptions,
    private readonly findFormSettings: FindFormSettings,
    private readonly countOptionUse: CountOptionUse,
    private readonly saveFormSettings: SaveFormSettings,
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
    const view = toFormSettingsAdminView(await this.findFormSettings.run());
    return new Versioned(view, view.version);
  }

  @Get('admin/form-settings/use')
  @Allow('hr')
  @ApiOperation({ operationId: 'countFormOptionUse', summary: 'Tell what hangs on an option of the form' })
  @Answers(200, OptionUseView)
  countUse(@Query() request: OptionUseRequest): Promise<OptionUseView> {
    return this.countOptionUse.run(request);
  }

  @Put('form-settings')
  @Allow('hr')
  @ApiOperation({ operationId: 'saveFormSettings', summary: 'Replace what the application form offers' })
  @Answers(200, FormSettingsSavedView)
  async save(
    @Body() { positions, experience }: SaveFormSettingsRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<FormSettingsSavedView>> {
    const saved = await this.saveFormSettings.run({ version, positions, experience }, caller);
    return versioned(saved, (row) => ({ message: 'Form settings updated', ...toFormSettingsAdminView(row) }));
  }
}
