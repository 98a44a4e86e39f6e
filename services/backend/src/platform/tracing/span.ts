import { randomBytes } from 'node:crypto';

/** As OTLP numbers them. */
export const spanKinds = { server: 2, client: 3, consumer: 5 } as const;

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  kind: number;
  name: string;
  /** Nanoseconds since 1970. */
  start: bigint;
  end: bigint;
  failed: boolean;
  attributes: Record<string, string | number>;
}

export interface Caller {
  traceId: string;
  spanId: string;
}

const nameless = { end: 0n, failed: false };
const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const origin = BigInt(Math.round(performance.timeOrigin * 1000)) * 1000n;
export const nanoseconds = () => origin + BigInt(Math.round(performance.now() * 1000)) * 1000n;

/** Begins a span; without a caller it is the first of a trace. */
export const beginSpan = (name: string, kind: number, caller: Caller | undefined): Span => ({
  ...nameless,
  traceId: caller?.traceId ?? hex(16),
  spanId: hex(8),
  parentSpanId: caller?.spanId ?? '',
  kind,
  name,
  start: nanoseconds(),
  attributes: {},
});

const traceparent = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** The caller's span, by W3C's `traceparent`; nothing for a header that is not one. */
export function callerOf(header: string | undefined): Caller | undefined {
  const [, traceId, spanId] = traceparent.exec(header ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}
