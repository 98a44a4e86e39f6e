import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandModule } from './command.module';
import type { Config } from './platform/config/config.schema';
import { createLogger } from './platform/log/logger';

/** Runs one use case of a module without any server. Only errors are told, on standard error: the output is the command's. */
export async function runCommand<UseCase, Result>(
  config: Config,
  module: Type,
  useCase: Type<UseCase>,
  work: (useCase: UseCase) => Promise<Result>,
): Promise<Result> {
  const root = CommandModule.forRoot(config, createLogger('command', 'silent'), module);
  const app = await NestFactory.createApplicationContext(root, { logger: ['error', 'fatal'], abortOnError: false });
  try {
    return await work(app.get(useCase, { strict: false }));
  } finally {
    await app.close();
  }
}
