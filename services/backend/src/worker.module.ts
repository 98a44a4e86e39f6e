import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { ApplicationsWorkerModule } from './modules/applications/applications-worker.module';
import { CalendarWorkerModule } from './modules/calendar/calendar-worker.module';
import { CspReportsWorkerModule } from './modules/csp-reports/csp-reports-worker.module';
import { DuplicatesWorkerModule } from './modules/duplicates/duplicates-worker.module';
import { EnquiriesWorkerModule } from './modules/enquiries/enquiries-worker.module';
import { InterviewsWorkerModule } from './modules/interviews/interviews-worker.module';
import { JobPostsWorkerModule } from './modules/job-posts/job-posts-worker.module';
import { MailboxWorkerModule } from './modules/mailbox/mailbox-worker.module';
import { NotificationsWorkerModule } from './modules/notifications/notifications-worker.module';
import { PipelineWorkerModule } from './modules/pipeline/pipeline-worker.module';
import { PrivacyWorkerModule } from './modules/privacy/privacy-worker.module';
import { storedObjects } from './modules/resumes/resumes.facts';
import { ResumesWorkerModule } from './modules/resumes/resumes-worker.module';
import { SpamWorkerModule } from './modules/spam/spam-worker.module';
import { StaffWorkerModule } from './modules/staff/staff-worker.module';
import { VisitsWorkerModule } from './modules/visits/visits-worker.module';
import { type Config, ConfigModule } from './platform/config/config.module';
import { DatabaseModule } from './platform/database/database.module';
import { HealthServerModule } from './platform/health/health-server';
import { Idempotency, IdempotencyModule } from './platform/idempotency/idempotency';
import { LogModule } from './platform/log/log.module';
import { MailModule } from './platform/mail/mail.module';
import { MetricsModule } from './platform/metrics/metrics-server';
import { WatchCertificate } from './platform/metrics/watch-certificate';
import { WatchSite } from './platform/metrics/watch-site';
import { WatchDisk } from './platform/metrics/watch-disk';
import { AlarmsModule } from './platform/operator/keep-alarms';
import { OperatorModule } from './platform/operator/operator.module';
import { TellReport } from './platform/operator/tell-report';
import { OutboxRelayModule } from './platform/outbox/job-runner';
import { OutboxModule } from './platform/outbox/outbox';
import { WatchEvents } from './platform/outbox/watch-events';
import { WatchWaits } from './platform/outbox/watch-waits';
import { QueueModule } from './platform/queue/job-queue';
import { RefuseEviction } from './platform/queue/refuse-eviction';
import { WatchQueue } from './platform/queue/watch-queue';
import { Schedule, ScheduleModule } from './platform/schedule/schedule';
import { RefuseWrongKey } from './platform/storage/create-disk';
import { StorageModule } from './platform/storage/storage.module';
import { WatchStorage } from './platform/storage/watch-storage';
import { WatchStorageIdentity } from './platform/storage/watch-storage-identity';
import { TracingModule } from './platform/tracing/tracing';
import { lanesFor, subscriptions } from './subscriptions';

/** Which modules run in the background. Old idempotency keys are removed once an hour. */
@Module({})
export class WorkerModule {
  constructor(schedule: Schedule, idempotency: Idempotency) {
    schedule.every({ name: 'old keys', everyMs: 3_600_000, run: () => idempotency.purge() });
  }

  static forRoot(config: Config, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        LogModule.forRoot(logger),
        DatabaseModule.forRoot('worker'),
        HealthServerModule,
        MetricsModule,
        TracingModule,
        AlarmsModule,
        MailModule,
        StorageModule.forRoot(storedObjects),
        QueueModule.forRoot(lanesFor),
        ScheduleModule,
        OperatorModule,
        OutboxModule,
        OutboxRelayModule.forRoot(subscriptions),
        ApplicationsWorkerModule,
        CalendarWorkerModule,
        CspReportsWorkerModule,
        DuplicatesWorkerModule,
        EnquiriesWorkerModule,
        InterviewsWorkerModule,
        JobPostsWorkerModule,
        ResumesWorkerModule,
        MailboxWorkerModule,
        NotificationsWorkerModule,
        PipelineWorkerModule,
        SpamWorkerModule,
        StaffWorkerModule,
        PrivacyWorkerModule,
        VisitsWorkerModule,
        IdempotencyModule,
      ],
      providers: [
        RefuseEviction,
        RefuseWrongKey,
        TellReport,
        WatchCertificate,
        WatchDisk,
        WatchEvents,
        WatchQueue,
        WatchSite,
        WatchStorage,
        WatchStorageIdentity,
        WatchWaits,
      ],
    };
  }
}
