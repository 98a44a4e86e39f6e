import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { FastLaneModule } from '../../platform/http/server/fast-lane';
import { CountChosenOption } from '../applications/count-applications.use-case';
import { AuditModule } from '../audit/audit.module';
import { JobPostsModule } from '../job-posts/job-posts.module';
import { BufferedFormSettings } from './buffered-form-settings';
import { CountOptionUse } from './options/count-option-use.use-case';
import { FindFormOptions } from './options/find-form-options.use-case';
import { FormSettingsAdminController } from './form-settings.admin.controller';
import { FormSettingsController } from './form-settings.controller';
import { SaveFormSettings } from './save-form-settings.use-case';

@Module({
  imports: [AuditModule, ChangesModule, FastLaneModule, JobPostsModule],
  controllers: [FormSettingsController, FormSettingsAdminController],
  providers: [BufferedFormSettings, FindFormOptions, SaveFormSettings, CountChosenOption, CountOptionUse],
  exports: [FindFormOptions],
})
export class FormSettingsModule {}
