import { type DynamicModule, Global, Module } from '@nestjs/common';
import { type Config, configToken } from '../config/config.module';
import { QueueBackend } from './backend/queue-backend';
import { JobQueue } from './job-queue';
import { type Lanes, lanesToken } from './lanes';
import { onPostgres } from './backend/on-postgres';
import { onRedis } from './backend/on-redis';

export const queueBackendFor = (queueUrl: string): QueueBackend =>
  queueUrl.startsWith('redis') ? onRedis(queueUrl) : onPostgres(queueUrl);

@Global()
@Module({})
export class QueueModule {
  static forRoot(lanesFor: (config: Config) => Lanes): DynamicModule {
    return {
      module: QueueModule,
      providers: [
        {
          provide: QueueBackend,
          inject: [configToken],
          useFactory: (config: Config) => queueBackendFor(config.QUEUE_URL),
        },
        { provide: lanesToken, inject: [configToken], useFactory: lanesFor },
        JobQueue,
      ],
      exports: [QueueBackend, lanesToken, JobQueue],
    };
  }
}
