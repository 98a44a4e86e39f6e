import { eventually } from '../../../../test/eventually';
import { makePdf } from '../../../../test/make-files';
import { postApplication, validFields } from '../../../../test/post-application';
import { startApi, type TestApi } from '../../../../test/start-api';

describe('What an application may carry besides the fields of the specification', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.sql('TRUNCATE applications, consents, outbox, idempotency_keys CASCADE'));

  const { agree: _agree, ageConfirmed: _age, ...bare } = validFields;
  const post = (change: Record<string, string>, fields: Record<string, string> = bare) =>
    postApplication(api.url, { fields: { ...fields, ...change } });
  const rows = () => api.sql('SELECT * FROM applications');

  it('the vacancy it is for, by id or by slug', async () => {
    const [job] = await api.sql<{ id: string }>(
      `INSERT INTO job_posts (title, para, location, slug) VALUES ('Tester', 'p', 'Noida', 'tester-noida') RETURNING id`,
    );
    for (const job_post of [job!.id, 'tester-noida']) await post({ job_post, name: job_post }).expect(201);
    expect(await api.sql('SELECT DISTINCT job_post_id FROM applications')).toEqual([{ job_post_id: job!.id }]);
  });

  it.each(['01890000-0000-7000-8000-000000000000', 'no-such-post', "1' OR '1'='1", '..%2f', '%00'])(
    'but not the vacancy %s, which there is not',
    async (job_post) => {
      const { body } = await post({ job_post }).expect(400);
      expect(Object.keys(body.errors)).toEqual(['job_post']);
      expect(await rows()).toEqual([]);
    },
  );

  it('nor a vacancy that is closed', async () => {
    await api.sql(
      `INSERT INTO job_posts (title, para, location, slug, closes_at) VALUES ('Past', 'p', 'Noida', 'past', now() - interval '1 hour')`,
    );
    const { body } = await post({ job_post: 'past' }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['job_post']);
  });

  it('a phone number, and how the visitor came', async () => {
    await post({ phone: '+91 98123 45678', utm_source: 'letter', utm_campaign: 'spring', ref: '' }).expect(201);
    expect(await rows()).toEqual([
      expect.objectContaining({
        phone: '+91 98123 45678',
        phone_e164: '+919812345678',
        source: { utm_source: 'letter', utm_campaign: 'spring' },
      }),
    ]);
    for (const change of [{ phone: 'none' }, { utm_source: 'a'.repeat(201) }])
      expect(Object.keys((await post(change).expect(400)).body.errors)).toEqual(Object.keys(change));
  });

  it.each(['false', 'no', '', '0', 'null'])('row 26: agreement that is %j is 400', async (agree) => {
    const { body } = await post({ agree }).expect(400);
    expect(body.errors).toEqual({ agree: 'You must agree to the terms and privacy policy.' });
    expect(await rows()).toEqual([]);
  });

  it('row 26: agreement that is left out is accepted, and given it is kept with its time', async () => {
    const { body } = await post({}).expect(201);
    expect(body).not.toHaveProperty('consentAt');
    expect(await api.sql('SELECT terms_agreed FROM consents')).toEqual([{ terms_agreed: false }]);
    for (const agree of ['true', 'on']) {
      const answer = await post({ agree, name: agree }).expect(201);
      const [consent] = await api.sql(
        'SELECT terms_agreed, given_at FROM consents c JOIN applications a ON a.id = c.application_id WHERE reference = $1',
        [answer.body.reference],
      );
      expect(consent).toEqual({ terms_agreed: true, given_at: new Date(answer.body.consentAt as string) });
    }
  });

  it('row 27: an option that was removed within the last day is accepted, one that was removed before is not', async () => {
    await api.sql(
      `INSERT INTO removed_form_options (kind, option, removed_at) VALUES
         ('positions', 'Cobbler', now() - interval '23 hours'), ('positions', 'Weaver', now() - interval '25 hours'),
         ('experience', '2 winters', now() - interval '1 hour')`,
    );
    let tries = 0;
    await eventually(
      async () => (await post({ apply: 'Cobbler', experience: '2 winters', name: `Try ${++tries}` })).status === 201,
      'the options that were removed',
    );
    const { body } = await post({ apply: 'Weaver' }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['apply']);
  });

  it('row 22: a filled trap is answered alike, held, and left to the digest', async () => {
    const { body } = await post({ further_topic: '1' }).expect(201);
    expect(body).toMatchObject({ message: 'Application submitted successfully!' });
    expect(await rows()).toEqual([expect.objectContaining({ standing: 'held' })]);
    expect(await api.sql('SELECT * FROM outbox')).toEqual([]);
  });
});

describe('The same application twice without a key', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());
  const pdf = { name: 'cv.pdf', bytes: makePdf(20_000) };

  it('row 21: makes one row in ten minutes, also when both come at once, and another one later', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => postApplication(api.url, { file: pdf })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'false')).toHaveLength(1);
    expect(await api.sql('SELECT 1 FROM applications')).toHaveLength(1);
    await api.sql(`UPDATE idempotency_keys SET expires_at = expires_at - interval '10 minutes'`);
    await postApplication(api.url, { file: pdf }).expect(201).expect('Idempotency-Replayed', 'false');
    expect(await api.sql('SELECT 1 FROM applications')).toHaveLength(2);
  });

  it('row 41: with another resume it is another application', async () => {
    const [before] = await api.sql<{ n: string }>('SELECT count(*) AS n FROM applications');
    await postApplication(api.url, { file: { ...pdf, bytes: makePdf(30_000) } }).expect(201);
    expect(await api.sql('SELECT count(*) AS n FROM applications')).toEqual([{ n: String(Number(before!.n) + 1) }]);
  });
});

describe('An application sent by a browser without script', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());
  const browser = { Accept: 'text/html,*/*;q=0.8', Origin: 'http://site.example', 'Sec-Fetch-Site': 'same-origin' };

  it('leads back to the form of the post that the page was for, unless that is closed', async () => {
    const Referer = 'http://site.example/application?plain=1&position=Java+Developer&post=java-developer&x=1';
    const refused = (fields: Record<string, string>) =>
      postApplication(api.url, { fields: { ...validFields, ...fields } })
        .set({ ...browser, Referer })
        .redirects(0)
        .expect(303);
    expect((await refused({ email: 'wrong' })).headers['location']).toBe(
      '/application?post=java-developer&position=Java+Developer&failed=validation_failed&fields=email#form-incomplete',
    );
    expect((await refused({ job_post: 'no-such-post' })).headers['location']).toBe(
      '/application?failed=validation_failed&fields=job_post#form-closed',
    );
  });

  it('leads to the page of the form, taken or refused', async () => {
    const send = (fields: Record<string, string>, file = { name: 'cv.pdf', bytes: makePdf(2_000) }) =>
      postApplication(api.url, { fields, file }).set(browser).redirects(0).expect(303);
    const { headers } = await send(validFields);
    expect(headers['location']).toMatch(
      /^\/received\/FD-[0-9A-Z]{4}-[0-9A-Z]{4}\?form=application&at=\d+&by=\d+&file=1$/,
    );
    const refused = await send({ ...validFields, email: 'wrong', apply: '' });
    expect(refused.headers['location']).toBe(
      '/application?failed=validation_failed&fields=email,apply#form-incomplete',
    );
    const wrongFile = await send(validFields, { name: 'cv.pdf', bytes: Buffer.from('MZ') });
    expect(wrongFile.headers['location']).toBe('/application?failed=unsupported_file_type&fields=resume#form-file');
    const large = await send(validFields, { name: 'cv.pdf', bytes: Buffer.alloc(6 * 1024 * 1024, 'a') });
    expect(large.headers['location']).toBe('/application?failed=file_too_large&fields=resume#form-file');
    const late = await send({ ...validFields, job_post: 'no-such-post' });
    expect(late.headers['location']).toBe('/application?failed=validation_failed&fields=job_post#form-closed');
  });
});
