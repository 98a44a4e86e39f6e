import { eventually } from '../../../../test/eventually';
import { makePdf } from '../../../../test/make-files';
import { postApplication, validFields } from '../../../../test/post-application';
import { startApi, type TestApi } from '../../../../test/start-api';

const pdf = { name: 'Asha Verma CV.pdf', bytes: makePdf(20_000) };

describe('the Idempotency-Key of POST /api/application', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it('gives the same answer to the same submission', async () => {
    const first = await postApplication(api.url, { file: pdf, key: 'same-content-1' })
      .expect(201)
      .expect('Idempotency-Replayed', 'false');
    const second = await postApplication(api.url, { file: pdf, key: 'same-content-1' })
      .expect(201)
      .expect('Idempotency-Replayed', 'true');
    expect(second.text).toBe(first.text);
  });

  it('fault 717: tells the times of the first send, in the answer and on the page of a browser without script', async () => {
    const [receivedAt, answerBy] = ['2026-11-20T09:30:00.000Z', '2026-11-27T18:29:59.999Z'];
    const key = 'sent-twice-1';
    const letTimePass = () =>
      api.sql('UPDATE idempotency_keys SET answer = answer::jsonb || $1::jsonb', [
        JSON.stringify({ receivedAt, answerBy }),
      ]);
    await postApplication(api.url, { key }).expect(201);
    await letTimePass();
    const { body } = await postApplication(api.url, { key }).expect(201);
    expect(body).toMatchObject({ receivedAt, answerBy });
    const page = await postApplication(api.url, { key }).set('Accept', 'text/html').redirects(0).expect(303);
    expect(page.headers['location']).toContain('&at=1795167000&by=1795804199&');
  });

  it('refuses other content, be it in a field or in the file', async () => {
    const { body } = await postApplication(api.url, { file: pdf, key: 'other-content-1' }).expect(201);
    await postApplication(api.url, {
      file: pdf,
      fields: { ...validFields, message: 'Other' },
      key: 'other-content-1',
    }).expect(422);
    const refusal = await postApplication(api.url, {
      file: { ...pdf, bytes: makePdf(10) },
      key: 'other-content-1',
    }).expect(422);
    expect(refusal.body).toMatchObject({ code: 'idempotency_mismatch' });
    const { reference } = body as { reference: string };
    expect(await api.sql('SELECT message FROM applications WHERE reference = $1', [reference])).toEqual([
      { message: validFields.message },
    ]);
  });

  it('makes one row of fifty sends at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postApplication(api.url, { file: pdf, key: 'fifty-at-once-1' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set(answers.some(({ status }) => status === 409) ? [201, 409] : [201]),
    );
    const references = new Set(
      answers.filter(({ status }) => status === 201).map(({ body }) => (body as { reference: string }).reference),
    );
    expect(references.size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'false')).toHaveLength(1);
  });

  it('gives the answer again when the position is no longer offered', async () => {
    const { body } = await postApplication(api.url, { key: 'option-gone-1' }).expect(201);
    await api.sql('UPDATE form_settings SET positions = array_remove(positions, $1)', [validFields.apply]);
    const others = (n: number) => ({ fields: { ...validFields, message: `Somebody else ${n}` } });
    let tries = 0;
    await eventually(async () => (await postApplication(api.url, others(++tries))).status === 400, 'the new list');
    const repeated = await postApplication(api.url, { key: 'option-gone-1' }).expect(201);
    expect(repeated.body).toEqual(body);
    await api.sql('UPDATE form_settings SET positions = positions || $1::text', [validFields.apply]);
    await eventually(async () => (await postApplication(api.url, others(++tries))).status === 201, 'the old list');
  });

  it('is not used up by a submission that was refused', async () => {
    await postApplication(api.url, { fields: { ...validFields, email: 'wrong' }, key: 'refused-first-1' }).expect(400);
    await postApplication(api.url, { key: 'refused-first-1' }).expect(201);
  });

  it.each(['short', 'a'.repeat(201), 'with spaces in it'])('is refused when it is no key: %s', async (key) => {
    const { body } = await postApplication(api.url, { key }).expect(400);
    expect(body).toMatchObject({ code: 'idempotency_key_invalid' });
  });
});

describe('the limit on applications', () => {
  it('counts by the real address and ignores X-Forwarded-For', async () => {
    const api = await startApi({ RATE_LIMIT_APPLICATIONS: '3' });
    try {
      for (let n = 0; n < 3; n++) await postApplication(api.url).set('X-Forwarded-For', `10.0.0.${n}`).expect(201);
      const { body, headers } = await postApplication(api.url).set('X-Forwarded-For', '10.0.0.9').expect(429);
      expect(body).toMatchObject({ code: 'too_many_requests' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await api.stop();
    }
  });
});
