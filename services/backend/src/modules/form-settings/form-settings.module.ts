import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { FastLaneModule } from '../../platform/http/server/fast-lane';
import { AuditModule } from '../audit/audit.module';
import { BufferedFormSettings } from './buffered-form-settings';
import { CountOptionUse } from './options/count-option-use.use-case';
import { FindFormOptions, FindKnownPositions } from './options/find-form-options.use-case';
import { FormSettingsAdminController, FindFormSettings } from './form-settings.admin.controller';
import { FormSettingsController } from './form-settings.controller';
import { FormSettingsRepository } from './form-settings.repository';
import { RemovedOptionsRepository } from './options/removed-options.repository';
import { SaveFormSettings } from './save-form-settings.use-case';

@Module({
  imports: [AuditModule, ChangesModule, FastLaneModule],
  controllers: [FormSettingsController, FormSettingsAdminController],
  providers: [
    FormSettingsRepository,
    RemovedOptionsRepository,
    BufferedFormSettings,
    FindFormOptions,
    FindKnownPositions,
    FindFormSettings,
    SaveFormSettings,
    CountOptionUse,
  ],
  exports: [FindFormOptions, FindKnownPositions],
})
export class FormSettingsModule {}
