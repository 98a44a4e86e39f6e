import { Module } from '@nestjs/common';
import { AuditAdminModule } from '../../audit/audit-admin.module';
import { DuplicatesModule } from '../../duplicates/duplicates.module';
import { InterviewsModule } from '../../interviews/interviews.module';
import { NotificationsModule } from '../../notifications/notifications.module';
import { PipelineModule } from '../../pipeline/pipeline.module';
import { ResumesModule } from '../../resumes/resumes.module';
import { ApplicationsModule } from '../applications.module';
import { ListApplicantReplies } from '../received/list-applicant-replies.use-case';
import { OpenedAdminController } from './opened.admin.controller';
import { ReadOpened } from './read-opened.use-case';

/** An application with all that its page shows. */
@Module({
  imports: [
    ApplicationsModule,
    AuditAdminModule,
    DuplicatesModule,
    InterviewsModule,
    NotificationsModule,
    PipelineModule,
    ResumesModule,
  ],
  controllers: [OpenedAdminController],
  providers: [ListApplicantReplies, ReadOpened],
})
export class OpenRecordModule {}
