import { type DynamicModule, Global, Module } from '@nestjs/common';
import { configToken } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { queueBackendToken } from './backend/queue-backend';
import { JobQueue } from './job-queue';
import { type Lanes, lanesToken } from './lanes';
import { queueBackendFor } from './backend/queue-backend-for';

@Global()
@Module({})
export class QueueModule {
  static forRoot(lanesFor: (config: Config) => Lanes): DynamicModule {
    return {
      module: QueueModule,
      providers: [
        {
          provide: queueBackendToken,
          inject: [configToken],
          useFactory: (config: Config) => queueBackendFor(config.QUEUE_URL),
        },
        { provide: lanesToken, inject: [configToken], useFactory: lanesFor },
        JobQueue,
      ],
      exports: [queueBackendToken, lanesToken, JobQueue],
    };
  }
}
