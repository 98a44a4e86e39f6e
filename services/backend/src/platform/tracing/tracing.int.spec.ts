import request from 'supertest';
import { eventually } from '../../../test/eventually';
import { postApplication } from '../../../test/post-application';
import { postForm } from '../../../test/post-form';
import { startApi } from '../../../test/start-api';
import { startCollector } from '../../../test/start-collector';
import { startMailing } from '../../../test/start-mailing';
import { tracedWork } from './traced';

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

describe('Traces', () => {
  it('show a request, its caller and its queries, and nothing of what it is about', async () => {
    const collector = await startCollector();
    const api = await startApi({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=garden',
      TRUST_PROXY: '1',
    });
    await postApplication(api.url).set('traceparent', traceparent).expect(201);
    await request(api.url).get('/health/ready').expect(200);
    await request(api.url).get('/somebody@mail.example').expect(404);
    await api.stop();
    await collector.stop();
    const [call, ...others] = collector.spans.filter(({ kind }) => kind === 2);
    expect(call).toMatchObject({
      name: 'POST /api/application',
      traceId: caller.traceId,
      parentSpanId: caller.spanId,
    });
    expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '201' } });
    expect(others.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([['GET', undefined]]);
    const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(queries.map(({ name, kind }) => [name, kind])).toContainEqual([expect.stringMatching(/^applications\./), 3]);
    for (const span of collector.spans)
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    for (const sent of collector.requests) {
      expect(sent).toMatchObject({ path: '/v1/traces', key: 'garden' });
      expect(sent.text).toContain('frontdoor-api');
      expect(sent.text).not.toMatch(/mail\.example|Asha|98765/);
    }
  });

  it('show a job and its queries', async () => {
    const collector = await startCollector();
    const mailing = await startMailing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await postForm(mailing.api, 'contact-message').expect(201);
    await eventually(() => collector.spans.some(({ name }) => name === 'notifications.mail-inbox'));
    await mailing.stop();
    await collector.stop();
    const job = collector.spans.find(({ name }) => name === 'notifications.mail-inbox');
    expect(job).toMatchObject({ kind: 5, status: {} });
    expect(job?.parentSpanId).toBeUndefined();
    expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)).not.toEqual([]);
  });

  it('are nowhere while no address is set, nor when the collector is away does a request suffer', async () => {
    const silent = await startApi();
    expect(tracedWork.hasSubscribers).toBe(false);
    await silent.stop();
    const lost = await startApi({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    expect(tracedWork.hasSubscribers).toBe(true);
    await postForm(lost, 'contact-message').expect(201);
    await lost.stop();
    expect(tracedWork.hasSubscribers).toBe(false);
  });
});
