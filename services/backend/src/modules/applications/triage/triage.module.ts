import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module';
import { DuplicatesModule } from '../../duplicates/duplicates.module';
import { PipelineModule } from '../../pipeline/pipeline.module';
import { ResumesModule } from '../../resumes/resumes.module';
import { ApplicationsModule } from '../applications.module';
import { OpenedModule } from '../opened/opened.module';
import { ListOrder } from './list-order.use-case';
import { PutOff } from './put-off.use-case';
import { ReadApplicant } from './read-applicant.use-case';
import { TakeBackPutOff } from './take-back-put-off';
import { TriageAdminController } from './triage.admin.controller';

/** HR reads applications one after the other. */
@Module({
  imports: [ApplicationsModule, AuditModule, DuplicatesModule, OpenedModule, PipelineModule, ResumesModule],
  controllers: [TriageAdminController],
  providers: [ListOrder, PutOff, ReadApplicant, TakeBackPutOff],
})
export class TriageModule {}
