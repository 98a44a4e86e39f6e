import type { Logger } from 'pino';
import type { Span } from './span';

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
});

/** Spans as OTLP has them in JSON. */
const otlpBody = (service: string, spans: readonly Span[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: [attribute(['service.name', service])] },
        scopeSpans: [{ scope: { name: 'frontdoor' }, spans: spans.map(toOtlp) }],
      },
    ],
  });

const ERROR = 2;

const toOtlp = ({ start, end, failed, attributes, parentSpanId, ...span }: Span) => ({
  ...span,
  ...(parentSpanId && { parentSpanId }),
  startTimeUnixNano: String(start),
  endTimeUnixNano: String(end),
  attributes: Object.entries(attributes).map(attribute),
  status: failed ? { code: ERROR } : {},
});

const EVERY_MS = 2_000;
const LIMIT_MS = 5_000;
/** More spans than this are dropped: a collector that is away must not fill the memory. */
const MOST_WAITING = 4_096;

export interface Collector {
  url: URL;
  headers: Record<string, string>;
}

/** Sends finished spans to a collector, by OTLP over HTTP, in JSON. */
export class SpanExporter {
  private waiting: Span[] = [];
  private readonly timer = setInterval(() => void this.flush(), EVERY_MS);

  constructor(
    private readonly service: string,
    private readonly collector: Collector,
    private readonly logger: Logger,
  ) {
    this.timer.unref();
  }

  add(span: Span): void {
    if (this.waiting.length < MOST_WAITING) this.waiting.push(span);
  }

  /** Spans that cannot be sent are dropped. */
  async flush(): Promise<void> {
    const spans = this.waiting;
    if (spans.length === 0) return;
    this.waiting = [];
    const { url, headers } = this.collector;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: otlpBody(this.service, spans),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      await answer.arrayBuffer();
      if (!answer.ok) this.logger.warn({ status: answer.status, spans: spans.length }, 'spans were refused');
    } catch (error) {
      this.logger.warn({ err: error, spans: spans.length }, 'spans could not be sent');
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
