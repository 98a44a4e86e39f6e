import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type Config, configToken } from '../config/config.module';
import { type Logger, loggerToken } from '../log/log.module';
import { ConnectionNeed, type ProcessKind } from './connections/connection-need';
import { dataSourceOptions, LOCK_TIMEOUT_MS } from './data-source-options';
import { Database } from './database';

@Global()
@Module({})
export class DatabaseModule {
  /** Somebody waits for each answer of an API, so that it does not wait long for a lock. */
  static forRoot(kind: ProcessKind): DynamicModule {
    const connected = TypeOrmModule.forRootAsync({
      inject: [configToken],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config, kind === 'api' ? LOCK_TIMEOUT_MS : 0),
        autoLoadEntities: true,
        retryAttempts: 60,
        retryDelay: 1000,
      }),
    });
    const need = {
      provide: ConnectionNeed,
      inject: [configToken, Database, loggerToken],
      useFactory: (config: Config, database: Database, logger: Logger) =>
        new ConnectionNeed(kind, config, database, logger),
    };
    return {
      module: DatabaseModule,
      imports: [connected],
      providers: [Database, need],
      exports: [Database, ConnectionNeed],
    };
  }
}
