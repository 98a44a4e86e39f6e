import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { FastLaneModule } from '../../platform/http/server/fast-lane';
import { AuditModule } from '../audit/audit.module';
import { FormSettingsController } from './form-settings.controller';
import { FindFormOptions } from './options/find-form-options.use-case';
import { SaveFormSettings } from './save-form-settings.use-case';

@Module({
  imports: [AuditModule, ChangesModule, FastLaneModule],
  controllers: [FormSettingsController],
  providers: [FindFormOptions, SaveFormSettings],
  exports: [FindFormOptions],
})
export class FormSettingsModule {}
