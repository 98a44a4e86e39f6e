import { postApplication, validFields } from '../../../../test/post-application';
import { startApi, type TestApi } from '../../../../test/start-api';

describe('Many applications without a file at once', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it('have their own text, source, consent, event and answer', async () => {
    const senders = Array.from({ length: 24 }, (_, at) => {
      const { agree, ageConfirmed, ...others } = validFields;
      const own = { name: `Asha ${at}`, email: `asha.${at}@mail.example`, message: `My text is number ${at}.` };
      return {
        key: `one-of-many-${at}`,
        own,
        source: at % 3 === 0 ? null : { utm_source: `board-${at}` },
        agreed: at % 2 === 0,
        ofAge: at % 4 < 2,
        fields: {
          ...others,
          ...own,
          ...(at % 3 > 0 && { utm_source: `board-${at}` }),
          ...(at % 2 === 0 && { agree }),
          ...(at % 4 < 2 && { ageConfirmed }),
        },
      };
    });
    const answers = await Promise.all(senders.map(({ fields, key }) => postApplication(api.url, { fields, key })));
    expect(answers.map(({ status }) => status)).toEqual(senders.map(() => 201));

    for (const [at, { own, source, agreed, ofAge, fields, key }] of senders.entries()) {
      const { reference, consentAt } = answers[at]!.body as { reference: string; consentAt?: string };
      const rows = await api.sql<{ given_at: Date }>(
        `SELECT a.name, a.email, a.message, a.source, c.terms_agreed, c.age_confirmed, c.given_at, o.event
         FROM applications a JOIN consents c ON c.application_id = a.id JOIN outbox o ON o.subject_id = a.id
         WHERE a.reference = $1`,
        [reference],
      );
      expect(rows).toEqual([
        {
          ...own,
          source,
          terms_agreed: agreed,
          age_confirmed: ofAge,
          given_at: expect.any(Date) as Date,
          event: 'application.submitted',
        },
      ]);
      expect(consentAt).toBe(agreed ? rows[0]?.given_at.toISOString() : undefined);
      const again = await postApplication(api.url, { fields, key }).expect('Idempotency-Replayed', 'true');
      expect(again.text).toBe(answers[at]?.text);
    }
    expect(await api.sql('SELECT count(*)::int AS rows FROM applications')).toEqual([{ rows: senders.length }]);
  });
});
