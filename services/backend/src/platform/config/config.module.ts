import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import type { Config } from './config.schema';

export type { Config };

export const configToken = Symbol('Config');

export const InjectConfig = () => Inject(configToken);

@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: configToken, useValue: config }], exports: [configToken] };
  }
}
