import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type Config, configToken } from '../config/config.module';
import { dataSourceOptions } from './data-source-options';
import { Database } from './database';

@Global()
@Module({})
export class DatabaseModule {
  /** `lockTimeoutMs` as `dataSourceOptions` takes it: for a process whose callers wait for an answer. */
  static forRoot(lockTimeoutMs = 0): DynamicModule {
    const connected = TypeOrmModule.forRootAsync({
      inject: [configToken],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config, lockTimeoutMs),
        autoLoadEntities: true,
        retryAttempts: 60,
        retryDelay: 1000,
      }),
    });
    return { module: DatabaseModule, imports: [connected], providers: [Database], exports: [Database] };
  }
}
