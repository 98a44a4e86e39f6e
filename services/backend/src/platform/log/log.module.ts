import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import type { Logger } from 'pino';

export type { Logger };

const LOGGER = Symbol('Logger');
export const InjectLogger = () => Inject(LOGGER);
export const loggerToken = LOGGER;

@Global()
@Module({})
export class LogModule {
  static forRoot(logger: Logger): DynamicModule {
    return { module: LogModule, providers: [{ provide: LOGGER, useValue: logger }], exports: [LOGGER] };
  }
}
