import { Answers, Versioned } from '../../platform/http/listing/answer-headers';
import { Body, Controller, Get, Put, Query, Injectable } from '@nestjs/common';
import { Allow, CurrentDoer, type Doer } from '../../platform/access/access.decorators';
import { ApiHeader, ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { IfMatch } from '../../platform/http/listing/record-version';
import { CountOptionUse } from './options/count-option-use.use-case';
import {
  FormSettingsAdminView,
  FormSettingsSavedView,
  OptionUseView,
  toFormSettingsAdminView,
  toFormSettingsSavedView,
} from './form-settings.view';
import { OptionUseRequest } from './options/option-use.dto';
import { SaveFormSettingsRequest } from './save-form-settings.dto';
import { SaveFormSettings } from './save-form-settings.use-case';
import { type FormSettings, FormSettingsRepository } from './form-settings.repository';

/** The form settings as they stand in the database, to be edited. */
@Injectable()
export class FindFormSettings {
  constructor(private readonly settings: FormSettingsRepository) {}

  /** Null before anybody has set anything. */
  find(): Promise<FormSettings | null> {
    return this.settings.find();
  }
}

const ifMatch = 'The `ETag` that was read; 412 if it is not the present one.';

@ApiTags('form settings')
@Allow('hr')
@Controller('api')
export class FormSettingsAdminController {
  constructor(
    private readonly findSettings: FindFormSettings,
    private readonly saveSettings: SaveFormSettings,
    private readonly optionUse: CountOptionUse,
  ) {}

  @Get('admin/form-settings')
  @ApiOperation({ operationId: 'findFormSettingsToEdit', summary: 'Show the form settings with their version' })
  @Answers(200, FormSettingsAdminView)
  async find(): Promise<Versioned<FormSettingsAdminView>> {
    const view = toFormSettingsAdminView(await this.findSettings.find());
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
  @ApiHeader({ name: 'If-Match', required: false, description: ifMatch })
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
