import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: object }[];
  status: { code?: number };
}

interface Body {
  resourceSpans: { resource: { attributes: object[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** A collector of OpenTelemetry that keeps the spans it receives. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const requests: { path: string | undefined; key: unknown; text: string }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push({ path: request.url, key: request.headers['x-key'], text: JSON.stringify(body) });
      for (const { scopeSpans } of (body as Body).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, spans, requests, stop: () => new Promise<unknown>((resolve) => server.close(resolve)) };
}
