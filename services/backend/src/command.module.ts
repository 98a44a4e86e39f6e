import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Logger } from 'pino';
import { ConfigModule } from './platform/config/config.module';
import type { Config } from './platform/config/config.schema';
import { DatabaseModule } from './platform/database/database.module';
import { LogModule } from './platform/log/log.module';

/** The modules that every command needs beside its own. */
@Module({})
export class CommandModule {
  static forRoot(config: Config, logger: Logger, module: Type): DynamicModule {
    return {
      module: CommandModule,
      imports: [ConfigModule.forRoot(config), LogModule.forRoot(logger), DatabaseModule.forRoot(), module],
    };
  }
}
