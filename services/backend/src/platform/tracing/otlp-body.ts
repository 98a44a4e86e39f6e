import type { Span } from './span';

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
});

/** Spans as OTLP has them in JSON. */
export const otlpBody = (service: string, spans: readonly Span[]): string =>
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
