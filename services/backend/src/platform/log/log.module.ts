import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import type { Logger } from 'pino';

export type { Logger };

export const loggerToken = Symbol('Logger');

export const InjectLogger = () => Inject(loggerToken);

@Global()
@Module({})
export class LogModule {
  static forRoot(logger: Logger): DynamicModule {
    return { module: LogModule, providers: [{ provide: loggerToken, useValue: logger }], exports: [loggerToken] };
  }
}
