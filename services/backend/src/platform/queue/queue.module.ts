import { Global, Module } from '@nestjs/common';
import { configToken } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { queueBackendToken } from './inject-queue-backend';
import { JobQueue } from './job-queue';
import { queueBackendFor } from './queue-backend-for';

@Global()
@Module({
  providers: [
    {
      provide: queueBackendToken,
      inject: [configToken],
      useFactory: (config: Config) => queueBackendFor(config.QUEUE_URL),
    },
    JobQueue,
  ],
  exports: [queueBackendToken, JobQueue],
})
export class QueueModule {}
