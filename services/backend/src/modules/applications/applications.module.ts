import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { TellDeedsModule } from '../../platform/changes/tell-deeds';
import { MultipartModule } from '../../platform/multipart/uploads';
import { PagesModule } from '../../platform/pages/shells';
import { AuditModule } from '../audit/audit.module';
import { CalendarModule } from '../calendar/calendar.module';
import { SendExport } from '../exports/send-export.use-case';
import { FormSettingsModule } from '../form-settings/form-settings.module';
import { SpamModule } from '../spam/spam.module';
import { AnswersAdminController } from './answers/answers.admin.controller';
import { ListDueAnswers } from './answers/list-due-answers.use-case';
import { PauseAnswer } from './answers/pause-answer.use-case';
import { ResumeAnswer } from './answers/resume-answer.use-case';
import { SettleReply } from './received/settle-reply.use-case';
import { ApplicationPageController } from './apply/application-page.controller';
import { ApplicationsController } from './apply/applications.controller';
import { FindApplicationPage } from './apply/find-application-page.use-case';
import { SubmitApplication } from './apply/submit-application.use-case';
import { CountTabs } from './counts/count-tabs.use-case';
import { CountsAdminController } from './counts/counts.admin.controller';
import { ExportApplicationsAdminController } from './export/export-applications.admin.controller';
import { ExportApplications } from './export/export-applications.use-case';
import { CountListed } from './figures/count-listed.use-case';
import { MeasureFigures } from './figures/measure-figures.use-case';
import { ApplicationsAdminController } from './list/applications.admin.controller';
import { EditApplication } from './list/edit-application.use-case';
import { FindApplication } from './list/find-application.use-case';
import { ListApplications } from './list/list-applications.use-case';
import { OpenApplication } from './opened/open-application.use-case';
import { OpenedModule } from './opened/opened.module';

/** The HTTP routes of applications: the public form and the admin areas. */
@Module({
  imports: [
    AuditModule,
    CalendarModule,
    ChangesModule,
    FormSettingsModule,
    MultipartModule,
    OpenedModule,
    PagesModule,
    SpamModule,
    TellDeedsModule,
  ],
  controllers: [
    ApplicationPageController,
    ApplicationsController,
    ApplicationsAdminController,
    AnswersAdminController,
    CountsAdminController,
    ExportApplicationsAdminController,
  ],
  providers: [
    CountListed,
    CountTabs,
    EditApplication,
    ExportApplications,
    FindApplication,
    FindApplicationPage,
    ListApplications,
    ListDueAnswers,
    MeasureFigures,
    OpenApplication,
    PauseAnswer,
    ResumeAnswer,
    SettleReply,
    SendExport,
    SubmitApplication,
  ],
  exports: [CountListed, FindApplication, ListApplications, MeasureFigures, OpenApplication],
})
export class ApplicationsModule {}
