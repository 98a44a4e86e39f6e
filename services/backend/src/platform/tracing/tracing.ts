import { Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../config/config.schema';

let sendLast: (() => Promise<void>) | undefined;

/** Must be called before `http` and `pg` are loaded. Without an address nothing of the SDK is loaded. */
export async function startTracing(config: Config, logger: Logger): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (endpoint) sendLast = (await import('./start-sdk.js')).startSdk(config, endpoint, logger);
}

@Module({})
export class TracingModule implements OnApplicationShutdown {
  onApplicationShutdown(): Promise<void> | undefined {
    return sendLast?.();
  }
}
