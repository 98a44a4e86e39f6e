import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { FastLaneModule } from '../../platform/http/server/fast-lane';
import { AuditModule } from '../audit/audit.module';
import { FindFormSettings } from './find-form-settings.use-case';
import { FormSettingsController } from './form-settings.controller';
import { CountOptionUse } from './options/count-option-use.use-case';
import { FindFormOptions } from './options/find-form-options.use-case';
import { SaveFormSettings } from './save-form-settings.use-case';

@Module({
  imports: [AuditModule, ChangesModule, FastLaneModule],
  controllers: [FormSettingsController],
  providers: [FindFormOptions, FindFormSettings, CountOptionUse, SaveFormSettings],
  exports: [FindFormOptions],
})
export class FormSettingsModule {}
