import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('frontdoor');

/** Does the work in a span of its own, which begins a trace. Does only the work while no SDK is loaded. */
export const traceJob = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT, (span) =>
    work()
      .catch((error: unknown) => {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      })
      .finally(() => span.end()),
  );
