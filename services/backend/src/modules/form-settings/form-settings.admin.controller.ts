import { Answers, Versioned } from '../../platform/http/listing/answer-headers';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { Allow, CurrentDoer, type Doer } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Database } from '../../platform/database/database';
import { IfMatch } from '../../platform/http/listing/record-version';
import { CountOptionUse, OptionUseRequest } from './options/count-option-use.use-case';
import {
  FormSettingsAdminView,
  FormSettingsSavedView,
  OptionUseView,
  toFormSettingsAdminView,
  toFormSettingsSavedView,
} from './form-settings.view';
import { SaveFormSettingsRequest } from './save-form-settings.dto';
import { SaveFormSettings } from './save-form-settings.use-case';
import { formSettings } from './form-settings.repository';

@ApiTags('form settings')
@Allow('hr')
@Controller('api')
export class FormSettingsAdminController {
  constructor(
    private readonly database: Database,
    private readonly saveSettings: SaveFormSettings,
    private readonly optionUse: CountOptionUse,
  ) {}

  @Get('admin/form-settings')
  @ApiOperation({ operationId: 'findFormSettingsToEdit', summary: 'Show the form settings with their version' })
  @Answers(200, FormSettingsAdminView)
  async find(): Promise<Versioned<FormSettingsAdminView>> {
    const view = toFormSettingsAdminView(await formSettings.find(this.database));
    return new Versioned(view, view.version);
  }

  @Get('admin/form-settings/use')
  @ApiOperation({ operationId: 'countFormOptionUse', summary: 'Tell what hangs on an option of the form' })
  @Answers(200, OptionUseView)
  countUse(@Query() asked: OptionUseRequest): Promise<OptionUseView> {
    return this.optionUse.count(asked);
  }

  @Put('form-settings')
  @ApiOperation({ operationId: 'saveFormSettings', summary: 'Replace what the application form offers' })
  @Answers(200, FormSettingsSavedView)
  async save(
    @Body() given: SaveFormSettingsRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<Versioned<FormSettingsSavedView>> {
    const view = toFormSettingsSavedView(await this.saveSettings.save(given, version, doer));
    return new Versioned(view, view.version);
  }
}
