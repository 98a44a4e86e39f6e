import { postApplication, validFields } from '../../../../test/post-application';
import { bareForms, type FormKind, postForm } from '../../../../test/post-form';
import { type TestApi, startApi } from '../../../../test/start-api';
import { configFor } from '../../../../test/config-for';
import { FormTokens } from './form-tokens';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';

const HOUR_MS = 3_600_000;
const kinds = ['application', ...(Object.keys(bareForms) as FormKind[])] as const;
/** With the limits that an installation has that sets none. */
const asInstalled = { RATE_LIMIT_APPLICATIONS: '', RATE_LIMIT_FORMS: '', RATE_LIMIT_SIGN_IN: '', CHALLENGE_AFTER: '' };

let api: TestApi;
beforeAll(async () => void (api = await startApi(asInstalled)));
afterAll(() => api.stop());

const send = (kind: SubmissionKind, more: Record<string, string>) =>
  kind === 'application'
    ? postApplication(api.url, { fields: { ...validFields, ...more } })
    : postForm(api, kind, more);
const token = (age: number) => api.app.get(FormTokens, { strict: false }).issue(Date.now() - age);
const elsewhere = new FormTokens(configFor({ SESSION_SECRET: 'another-k2m5v8x1c4n7b0q3w6e9r2t5' }));
const madeOf = async (kind: SubmissionKind, reference: string) => {
  const [row] = await api.sql(
    `SELECT standing, held_for, EXISTS (SELECT 1 FROM outbox WHERE subject_id = made.id) AS told
     FROM ${submissions[kind].table} AS made WHERE reference = $1`,
    [reference],
  );
  return row;
};

describe.each(kinds)('A submission of the kind %s', (kind) => {
  it.each([
    ['a filled trap', 'honeypot', () => ({ further_topic: 'Offers' })],
    ['the trap of a page from before an update', 'honeypot', () => ({ fax_number: '+91 11 5555 0100' })],
    ['a form that was open for 0.2 seconds', 'too-fast', () => ({ form_token: token(200) })],
    ['a form that was open for 25 hours', 'token-expired', () => ({ form_token: token(25 * HOUR_MS) })],
  ])('with %s gets the usual answer and is held', async (what, reason, fieldsOf) => {
    const { body } = await send(kind, { name: `Asha ${reason} ${what.length}`, ...fieldsOf() }).expect(201);
    expect(body.message).toEqual(expect.any(String));
    expect(await madeOf(kind, body.reference)).toEqual({ standing: 'held', held_for: [reason], told: false });
  });

  it.each([
    ['signed with another secret', () => elsewhere.issue(Date.now() - 60_000)],
    ['signed with another secret a week ago', () => elsewhere.issue(Date.now() - 168 * HOUR_MS)],
    ['whose last character is another one', () => token(60_000).replace(/.$/, '-')],
    ['that is no token at all', () => 'nonsense'],
  ])('row 205: with a token %s is told like any other, and marked', async (what, tokenOf) => {
    const { body } = await send(kind, { name: `Meera, ${what.length}`, form_token: tokenOf() }).expect(201);
    expect(await madeOf(kind, body.reference)).toEqual({ standing: 'clear', held_for: ['token-unknown'], told: true });
  });

  it('row 205: with such a token and a filled trap is held for both', async () => {
    const { body } = await send(kind, { name: 'Asha, both', form_token: 'nonsense', further_topic: '1' }).expect(201);
    const held_for = ['honeypot', 'token-unknown'];
    expect(await madeOf(kind, body.reference)).toEqual({ standing: 'held', held_for, told: false });
  });

  it.each([
    ['nothing but what the specification shows', () => ({})],
    ['the fields of our own form', () => ({ further_topic: '', form_token: token(60_000), altcha: '' })],
  ])('with %s is clear', async (what, fieldsOf) => {
    const { body } = await send(kind, { name: `Asha, ${what.length}`, ...fieldsOf() }).expect(201);
    expect(await madeOf(kind, body.reference)).toEqual({ standing: 'clear', held_for: [], told: true });
  });
});
