import type { IncomingMessage } from 'node:http';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Config } from '../config/config.schema';

const allowedAttributes = new Set(['http.request.method', 'http.response.status_code', 'http.route', 'db.system.name']);

/** Leaves out addresses, statements and messages of errors, which instrumentations add: they are personal. */
export class HarmlessSpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const key of Object.keys(span.attributes)) if (!allowedAttributes.has(key)) delete span.attributes[key];
    span.events.length = 0;
    delete span.status.message;
    super.onEnd(span);
  }
}

const inner = /^\/(?:health|metrics)\b/;

export function startSdk(config: Config, endpoint: string, logger: Logger): () => Promise<void> {
  const collector = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({
    url: collector,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMillis: 5_000,
  });
  const share = new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `frontdoor-${String(logger.bindings()['process'])}` }),
    // The share holds independent of the flag in a caller's trace.
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share, remoteParentNotSampled: share }),
    spanProcessors: [new HarmlessSpans({ exporter, scheduledDelayMillis: 2_000, maxQueueSize: 4_096 })],
  });
  const lose = (err: unknown) => logger.warn({ err }, 'spans could not be sent');
  setGlobalErrorHandler(lose);
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // Only a trusted proxy may name the trace of a request.
  if (config.TRUST_PROXY > 0) propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const http = new HttpInstrumentation({
    disableOutgoingRequestInstrumentation: true,
    ignoreIncomingRequestHook: ({ url = '' }) => inner.test(url),
    applyCustomAttributesOnSpan: (span, request) => {
      const { method = '', route } = request as IncomingMessage & { route?: { path: string } };
      if (route) span.updateName(`${method} ${route.path}`).setAttribute('http.route', route.path);
    },
  });
  const pg = new PgInstrumentation({
    // Work that no request started, such as a poll, is left out.
    requireParentSpan: true,
    requestHook: (span, { query: { name, text } }) => span.updateName(name ?? text.trim().split(/\W/, 1).join('')),
  });
  return async () => {
    for (const instrumentation of [http, pg]) instrumentation.disable();
    await provider.shutdown().catch(lose);
  };
}
