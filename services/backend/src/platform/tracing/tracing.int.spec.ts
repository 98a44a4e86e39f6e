import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import request from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../../test/databases';
import { eventually } from '../../../test/eventually';
import { postApplication } from '../../../test/post-application';
import { postForm } from '../../../test/post-form';
import { startCollector } from '../../../test/start-collector';
import { startProcess } from '../../../test/start-process';
import { startSmtp } from '../../../test/start-smtp';

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;
const SERVER = 2;
const CLIENT = 3;
const sdk = '@opentelemetry/sdk-trace';

const folder = mkdtempSync(join(tmpdir(), 'frontdoor-storage-'));
let database: TestDatabase;
let addresses: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  const STORAGE_URL = pathToFileURL(folder).href;
  addresses = { DATABASE_URL: database.url, QUEUE_URL: database.url, STORAGE_URL };
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

describe('Traces', () => {
  it('show a request, its caller and its queries, and nothing of what it is about', async () => {
    const collector = await startCollector();
    const api = await startProcess('api', {
      ...addresses,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=garden',
      TRUST_PROXY: '1',
    });
    await postApplication(api.url).set('traceparent', traceparent).set('User-Agent', 'Asha/1').expect(201);
    await request(api.url).get('/health/ready').expect(200);
    await request(api.url).get('/somebody@mail.example').expect(404);
    expect(await api.stop()).toMatchObject({ code: 0 });
    await collector.stop();
    const [call, ...others] = collector.spans.filter(({ kind }) => kind === SERVER);
    expect(call).toMatchObject({
      name: 'POST /api/application',
      traceId: caller.traceId,
      parentSpanId: caller.spanId,
    });
    expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 201 } });
    expect(others.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([['GET', undefined]]);
    const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(queries.map(({ name, kind }) => [name, kind])).toContainEqual([
      expect.stringMatching(/^applications\./),
      CLIENT,
    ]);
    for (const span of collector.spans)
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    for (const sent of collector.requests) {
      expect(sent).toMatchObject({ path: '/v1/traces', key: 'garden' });
      expect(sent.text).toContain('frontdoor-api');
      expect(sent.text).not.toMatch(/mail\.example|Asha|98765|127\.0\.0\.1|INSERT INTO/);
    }
  });

  it('show a job and its queries, and no caller that a stranger names', async () => {
    const collector = await startCollector();
    const smtp = await startSmtp();
    const settings = { ...addresses, MAIL_URL: smtp.url, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const [api, worker] = await Promise.all([startProcess('api', settings), startProcess('worker', settings)]);
    await postForm(api, 'contact-message').set('traceparent', traceparent).expect(201);
    await eventually(() => collector.spans.some(({ name }) => name === 'notifications.mail-inbox'));
    expect(await Promise.all([api.stop(), worker.stop()])).toMatchObject([{ code: 0 }, { code: 0 }]);
    await Promise.all([collector.stop(), smtp.stop()]);
    const job = collector.spans.find(({ name }) => name === 'notifications.mail-inbox');
    expect(job).toMatchObject({ kind: 5, status: {} });
    expect(job?.parentSpanId).toBeUndefined();
    const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
    expect(queries.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^\w[\w-]+\.[\w-]+$/));
    // By their name, their first word, or as a wait for a connection.
    for (const { name } of collector.spans.filter(({ kind }) => kind === CLIENT))
      expect(name).toMatch(/^(?:[\w-]+\.[\w-]+|[A-Z]+)$/);
    expect(collector.requests.some(({ text }) => text.includes('frontdoor-worker'))).toBe(true);
    const call = collector.spans.find(({ kind }) => kind === SERVER);
    expect(call).toMatchObject({ name: 'POST /api/form/contact' });
    expect(call?.parentSpanId).toBeUndefined();
    expect(call?.traceId).not.toBe(caller.traceId);
  });

  it('load nothing of the SDK while no address is set', async () => {
    const api = await startProcess('api', addresses);
    await postForm(api, 'contact-message').expect(201);
    const { code, packages } = await api.stop();
    expect(code).toBe(0);
    expect(packages).toContain('pg');
    expect(packages.filter((name) => /^@opentelemetry\/(?!api$)/.test(name ?? ''))).toEqual([]);
  });

  it('harm no request while the collector is away, and are of the share that is asked for', async () => {
    const collector = await startCollector();
    const [lost, silent] = await Promise.all([
      startProcess('api', { ...addresses, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }),
      startProcess('api', {
        ...addresses,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_TRACES_SAMPLER_ARG: '0',
        TRUST_PROXY: '1',
      }),
    ]);
    await postForm(lost, 'contact-message').expect(201);
    await postForm(silent, 'contact-message').set('traceparent', traceparent).expect(201);
    const ends = await Promise.all([lost.stop(), silent.stop()]);
    await collector.stop();
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    for (const { packages } of ends) expect(packages).toContain(sdk);
    expect(collector.spans).toEqual([]);
  });
});
