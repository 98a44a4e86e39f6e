import { type EnquiryForm, forms, postForm } from '../../../../test/enquiries';
import { startApi, type TestApi } from '../../../../test/start-api';
import { columnOf } from '../../../platform/fields/form-field';
import { submissions } from '../../submissions/kinds.facts';
import type { EnquiryName } from '../enquiry-kinds.facts';

const cases = forms.map((form) => [form.path, form] as const);

describe.each(cases)('Many senders at once of POST %s', (_path, form: EnquiryForm) => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it('have their own text, source, consent, event and answer', async () => {
    const { event, consent } = submissions[form.kind as EnquiryName];
    const senders = Array.from({ length: 24 }, (_, at) => {
      const own = { name: `Asha ${at}`, email: `asha.${at}@mail.example`, [form.text]: `My text is number ${at}.` };
      const source = at % 3 === 0 ? null : { utm_source: `board-${at}` };
      const agreed = at % 2 === 0;
      const fields = { ...form.fields, ...own, ...source, ...(agreed && { agree: true }) };
      return { key: `one-of-many-${at}`, own, source, agreed, fields };
    });
    const send = ({ fields, key }: (typeof senders)[number]) =>
      postForm(api.url, form, fields).set('Idempotency-Key', key);
    const answers = await Promise.all(senders.map(send));
    expect(answers.map(({ status }) => status)).toEqual(senders.map(() => 201));

    for (const [at, sender] of senders.entries()) {
      const { reference, consentAt } = answers[at]!.body as { reference: string; consentAt?: string };
      const [row, ...others] = await api.sql<{ given_at: Date | null }>(
        `SELECT e.name, e.email, e.${columnOf(form.text)} AS "${form.text}", e.source, o.event, c.terms_agreed, c.given_at
         FROM ${form.table} e JOIN outbox o ON o.subject_id = e.id LEFT JOIN consents c ON c.${consent} = e.id
         WHERE e.reference = $1`,
        [reference],
      );
      const { own, source, agreed } = sender;
      const given = agreed
        ? { terms_agreed: true, given_at: new Date(consentAt ?? 0) }
        : { terms_agreed: null, given_at: null };
      expect([row, others]).toEqual([{ ...own, source, event, ...given }, []]);
      expect((await send(sender).expect('Idempotency-Replayed', 'true')).text).toBe(answers[at]?.text);
    }
    expect(await api.sql(`SELECT count(*)::int AS rows FROM ${form.table}`)).toEqual([{ rows: senders.length }]);
  });
});
