import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { ApplicationsModule } from './modules/applications/applications.module';
import { EnquiriesModule } from './modules/enquiries/enquiries.module';
import { AuditAdminModule } from './modules/audit/audit-admin.module';
import { BoardModule } from './modules/applications/board/board.module';
import { AssignModule } from './modules/applications/assign/assign.module';
import { OpenRecordModule } from './modules/applications/opened/open-record.module';
import { TriageModule } from './modules/applications/triage/triage.module';
import { ViewsModule } from './modules/applications/views/views.module';
import { CalendarModule } from './modules/calendar/calendar.module';
import { CspReportsModule } from './modules/csp-reports/csp-reports.module';
import { DuplicatesModule } from './modules/duplicates/duplicates.module';
import { FormPagesModule } from './modules/form-pages/form-pages.module';
import { FormSettingsModule } from './modules/form-settings/form-settings.module';
import { InterviewsModule } from './modules/interviews/interviews.module';
import { JobPostsModule } from './modules/job-posts/job-posts.module';
import { LiveModule } from './modules/live/live.module';
import { NotificationsModule } from './modules/notifications/notifications.module';
import { PipelineModule } from './modules/pipeline/pipeline.module';
import { PrivacyAdminModule } from './modules/privacy/privacy-admin.module';
import { ReceivedMailsModule } from './modules/received-mails/received-mails.module';
import { ReferralsModule } from './modules/referrals/referrals.module';
import { storedObjects } from './modules/resumes/resumes.facts';
import { ResumesModule } from './modules/resumes/resumes.module';
import { SpamModule } from './modules/spam/spam.module';
import { ReportsModule } from './modules/reports/reports.module';
import { StaffModule } from './modules/staff/staff.module';
import { TodayModule } from './modules/today/today.module';
import { UndoModule } from './modules/undo/undo.module';
import { type Config, ConfigModule } from './platform/config/config.module';
import { AcknowledgedModule } from './platform/acknowledged/acknowledged.module';
import { DatabaseModule } from './platform/database/database.module';
import { Intake } from './platform/http/server/intake';
import { HealthModule } from './platform/health/health.module';
import { SameOriginGuard } from './platform/access/same-origin.guard';
import { CloseConnections } from './platform/http/server/close-connections';
import { IdempotencyModule } from './platform/idempotency/idempotency';
import { LogModule } from './platform/log/log.module';
import { MetricsModule } from './platform/metrics/metrics-server';
import { AlarmsModule } from './platform/operator/keep-alarms';
import { OutboxModule } from './platform/outbox/outbox';
import { RateLimitModule } from './platform/rate-limit/rate-limit.guard';
import { StorageModule } from './platform/storage/storage.module';
import { TracingModule } from './platform/tracing/tracing';
import { UndoableModule } from './platform/undo/undo';
import { rateRules } from './rate-limits';

/** Which modules open to HTTP. */
@Module({})
export class ApiModule {
  static forRoot(config: Config, logger: Logger, more: Type[] = []): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ConfigModule.forRoot(config),
        LogModule.forRoot(logger),
        RateLimitModule.forRoot(rateRules(config)),
        DatabaseModule.forRoot('api'),
        AlarmsModule,
        HealthModule,
        IdempotencyModule,
        AcknowledgedModule,
        MetricsModule,
        TracingModule,
        OutboxModule,
        UndoableModule,
        StorageModule.forRoot(storedObjects),
        StaffModule,
        AuditAdminModule,
        SpamModule,
        FormPagesModule,
        FormSettingsModule,
        JobPostsModule,
        LiveModule,
        ApplicationsModule,
        CalendarModule,
        CspReportsModule,
        DuplicatesModule,
        EnquiriesModule,
        ReceivedMailsModule,
        ResumesModule,
        NotificationsModule,
        PipelineModule,
        InterviewsModule,
        ReferralsModule,
        UndoModule,
        ReportsModule,
        TodayModule,
        TriageModule,
        BoardModule,
        OpenRecordModule,
        AssignModule,
        ViewsModule,
        PrivacyAdminModule,
        ...more,
      ],
      providers: [Intake, CloseConnections, { provide: APP_GUARD, useClass: SameOriginGuard }],
    };
  }
}
