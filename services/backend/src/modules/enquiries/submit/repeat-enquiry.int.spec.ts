import { type EnquiryForm, forms, postForm } from '../../../../test/enquiries';
import { startApi, type TestApi } from '../../../../test/start-api';

const cases = forms.map((form) => [form.path, form] as const);

describe.each(cases)('A repeated POST %s', (_path, form: EnquiryForm) => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.sql(`TRUNCATE ${form.table}, outbox, idempotency_keys CASCADE`));

  const send = (change: object = {}, key?: string) => {
    const call = postForm(api.url, form, { ...form.fields, ...change });
    return key ? call.set('Idempotency-Key', key) : call;
  };
  const rows = async () => (await api.sql(`SELECT 1 FROM ${form.table}`)).length;
  const events = async () => (await api.sql('SELECT 1 FROM outbox')).length;

  it('row 17: fifty at once with one key make one row; each gets that answer or a 409', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({}, 'fifty-at-once')));
    const accepted = answers.filter(({ status }) => status === 201);
    // A busy machine may answer some with 503, which ask to come back.
    expect(answers.every(({ status }) => [201, 409, 503].includes(status))).toBe(true);
    expect(new Set(accepted.map(({ text }) => text)).size).toBe(1);
    expect(accepted.filter(({ headers }) => headers['idempotency-replayed'] === 'false')).toHaveLength(1);
    expect([await rows(), await events()]).toEqual([1, 1]);
  });

  it('row 18: the same key with other content is 422 and changes nothing', async () => {
    await send({}, 'other-content').expect(201);
    const { body } = await send({ [form.text]: 'Something else' }, 'other-content').expect(422);
    expect(body).toMatchObject({ code: 'idempotency_mismatch' });
    expect(await rows()).toBe(1);
  });

  it('row 19: the same key gives the same answer again, for 24 hours', async () => {
    const first = await send({}, 'after-an-abort').expect(201).expect('Idempotency-Replayed', 'false');
    const second = await send({}, 'after-an-abort').expect(201).expect('Idempotency-Replayed', 'true');
    expect(second.text).toBe(first.text);
    const [{ hours }] = (await api.sql<{ hours: string }>(
      'SELECT extract(epoch FROM expires_at - created_at) / 3600 AS hours FROM idempotency_keys',
    )) as [{ hours: string }];
    expect(Number(hours)).toBe(24);
    await api.sql('UPDATE idempotency_keys SET expires_at = now()');
    await send({ [form.text]: 'Something else' }, 'after-an-abort')
      .expect(201)
      .expect('Idempotency-Replayed', 'false');
    expect(await rows()).toBe(2);
  });

  it('fault 717: the same key tells the times of the first send', async () => {
    const told = { receivedAt: '2026-11-20T09:30:00.000Z', answerBy: '2026-11-23T18:29:59.999Z' };
    await send({}, 'told-again').expect(201);
    await api.sql('UPDATE idempotency_keys SET answer = answer::jsonb || $1::jsonb', [JSON.stringify(told)]);
    expect((await send({}, 'told-again').expect(201)).body).toMatchObject(told);
  });

  it('a key is not used up by a refused form', async () => {
    await send({ email: 'wrong' }, 'refused-first').expect(400);
    await send({}, 'refused-first').expect(201);
  });

  it('row 21: the same content without a key makes one row in ten minutes, and another one later', async () => {
    const first = await send().expect(201).expect('Idempotency-Replayed', 'false');
    const second = await send().expect(201).expect('Idempotency-Replayed', 'true');
    expect(second.text).toBe(first.text);
    await send({ [form.text]: 'Something else' })
      .expect(201)
      .expect('Idempotency-Replayed', 'false');
    expect([await rows(), await events()]).toEqual([2, 2]);
    await api.sql(`UPDATE idempotency_keys SET expires_at = expires_at - interval '10 minutes'`);
    const third = await send().expect(201).expect('Idempotency-Replayed', 'false');
    expect(third.body.reference).not.toBe(first.body.reference);
    expect([await rows(), await events()]).toEqual([3, 3]);
  });

  it('row 21: thirty of the same content at once get one answer and make one row', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => send()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([await rows(), await events()]).toEqual([1, 1]);
  });

  it('row 21: when the first of two at once comes to nothing, the second takes its place', async () => {
    await api.sql(`CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF nextval('tries') = 1 THEN PERFORM pg_sleep(0.3); RAISE EXCEPTION 'once' USING ERRCODE = '57014'; END IF; RETURN NEW; END $$`);
    await api.sql('CREATE SEQUENCE tries');
    await api.sql(`CREATE TRIGGER fail BEFORE INSERT ON ${form.table} FOR EACH ROW EXECUTE FUNCTION fail_once()`);
    try {
      const answers = await Promise.all([send(), send()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 503]);
      expect([await rows(), await events()]).toEqual([1, 1]);
    } finally {
      await api.sql(`DROP TRIGGER fail ON ${form.table}; DROP FUNCTION fail_once; DROP SEQUENCE tries`);
    }
  });
});
