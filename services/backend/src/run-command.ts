import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Config, ConfigModule } from './platform/config/config.module';
import { DatabaseModule } from './platform/database/database.module';
import { LogModule } from './platform/log/log.module';
import { createLogger } from './platform/log/logger';

/** Runs one use case of a module without any server. Only errors are told, on standard error: the output is the command's. */
export async function runCommand<UseCase, Result>(
  config: Config,
  module: Type,
  useCase: Type<UseCase>,
  work: (useCase: UseCase) => Promise<Result>,
): Promise<Result> {
  const log = LogModule.forRoot(createLogger('command', 'silent'));
  const root = { module, imports: [ConfigModule.forRoot(config), log, DatabaseModule.forRoot('command')] };
  const app = await NestFactory.createApplicationContext(root, { logger: ['error', 'fatal'], abortOnError: false });
  try {
    return await work(app.get(useCase, { strict: false }));
  } finally {
    await app.close();
  }
}
