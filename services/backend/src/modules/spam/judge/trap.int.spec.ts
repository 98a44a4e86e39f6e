import { postApplication, validFields } from '../../../../test/post-application';
import { bareForms, type FormKind, postForm } from '../../../../test/post-form';
import { type TestApi, startApi } from '../../../../test/start-api';
import { FormTokens } from './judge-submission.use-case';
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
    ['a filled trap', 'honeypot', () => ({ fax_number: '+91 11 5555 0100' })],
    ['a form that was open for 0.2 seconds', 'too-fast', () => ({ form_token: token(200) })],
    ['a form that was open for 25 hours', 'token-expired', () => ({ form_token: token(25 * HOUR_MS) })],
    ['a forged token', 'token-forged', () => ({ form_token: token(60_000).replace(/.$/, '-') })],
  ])('with %s gets the usual answer and is held', async (_, reason, fieldsOf) => {
    const { body } = await send(kind, { name: `Asha ${reason}`, ...fieldsOf() }).expect(201);
    expect(body.message).toEqual(expect.any(String));
    expect(await madeOf(kind, body.reference)).toEqual({ standing: 'held', held_for: [reason], told: false });
  });

  it.each([
    ['nothing but what the specification shows', () => ({})],
    ['the fields of our own form', () => ({ fax_number: '', form_token: token(60_000), altcha: '' })],
  ])('with %s is clear', async (what, fieldsOf) => {
    const { body } = await send(kind, { name: `Asha, ${what.length}`, ...fieldsOf() }).expect(201);
    expect(await madeOf(kind, body.reference)).toEqual({ standing: 'clear', held_for: [], told: true });
  });
});
