import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import type { Config } from './config.schema';

export type { Config };

const CONFIG = Symbol('Config');

/** Injects the parsed settings: `constructor(@InjectConfig() config: Config)`. */
export const InjectConfig = () => Inject(CONFIG);
export const configToken = CONFIG;

@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] };
  }
}
