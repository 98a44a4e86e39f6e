import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectConfig } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { InjectLogger } from '../log/log.module';
import { callerOf, type Span } from './span';
import { SpanExporter } from './span-exporter';
import { traceRequests } from './trace-requests';
import { traceWork } from './trace-work';

/** Traces of requests, queries and jobs for an OpenTelemetry collector. Without an address nothing is listened to. */
@Injectable()
class Tracing implements OnApplicationShutdown {
  private readonly exporter: SpanExporter | undefined;
  private readonly stops: (() => void)[] = [];

  constructor(@InjectConfig() config: Config, @InjectLogger() logger: Logger) {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
    if (!endpoint) return;
    const url = new URL(`${endpoint.replace(/\/$/, '')}/v1/traces`);
    const service = `frontdoor-${String(logger.bindings()['process'])}`;
    const exporter = (this.exporter = new SpanExporter(service, { url, headers }, logger));
    const current = new AsyncLocalStorage<Span | undefined>();
    const isSampled = () => Math.random() < config.OTEL_TRACES_SAMPLER_ARG;
    // Only a proxy that is trusted may say what a request belongs to.
    const isBehindProxy = config.TRUST_PROXY > 0;
    const finish = (span: Span) => exporter.add(span);
    this.stops = [
      traceWork(current, isSampled, finish),
      traceRequests(
        current,
        isSampled,
        ({ headers: { traceparent } }) => (isBehindProxy ? callerOf(String(traceparent)) : undefined),
        finish,
      ),
    ];
  }

  async onApplicationShutdown(): Promise<void> {
    for (const stop of this.stops) stop();
    await this.exporter?.stop();
  }
}

@Module({ providers: [Tracing] })
export class TracingModule {}
