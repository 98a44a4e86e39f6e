import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { HarmlessSpans } from './start-sdk';

it('A span that leaves says that it failed and where, and no address, statement or message', async () => {
  const exporter = new InMemorySpanExporter();
  const processor = new HarmlessSpans({ exporter });
  const span = new TracerProvider({ spanProcessors: [processor] }).getTracer('test').startSpan('applications.insert');
  span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': 'asha@mail.example', 'url.path': '/asha' });
  span.recordException(new Error('Key (email)=(asha@mail.example) already exists'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'invalid input syntax: asha@mail.example' });
  span.end();
  await processor.forceFlush();
  const [sent] = exporter.getFinishedSpans();
  expect(sent?.attributes).toEqual({ 'db.system.name': 'postgresql' });
  expect(sent?.events).toEqual([]);
  expect(sent?.status).toEqual({ code: SpanStatusCode.ERROR });
});
