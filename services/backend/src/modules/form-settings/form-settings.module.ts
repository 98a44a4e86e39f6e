import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { FastLaneModule } from '../../platform/http/server/fast-lane';
import { AuditModule } from '../audit/audit.module';
import { BufferedFormSettings } from './buffered-form-settings';
import { CountOptionUse } from './options/count-option-use.use-case';
import { FindFormOptions } from './options/find-form-options.use-case';
import { FormSettingsAdminController } from './form-settings.admin.controller';
import { FormSettingsController } from './form-settings.controller';
import { SaveFormSettings } from './save-form-settings.use-case';

@Module({
  imports: [AuditModule, ChangesModule, FastLaneModule],
  controllers: [FormSettingsController, FormSettingsAdminController],
  providers: [BufferedFormSettings, FindFormOptions, SaveFormSettings, CountOptionUse],
  exports: [FindFormOptions],
})
export class FormSettingsModule {}
