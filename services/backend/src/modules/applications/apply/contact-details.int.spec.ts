import { postApplication, validFields } from '../../../../test/post-application';
import { bareForms, type FormKind, postForm } from '../../../../test/post-form';
import { startApi, type TestApi } from '../../../../test/start-api';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';

const kinds = ['application', ...(Object.keys(bareForms) as FormKind[])] as const;

describe('Contact details of a submission', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  const send = (kind: SubmissionKind, more: Record<string, string>) =>
    kind === 'application'
      ? postApplication(api.url, { fields: { ...validFields, ...more } })
      : postForm(api, kind, more);
  const keptOf = (kind: SubmissionKind, columns: string, reference: unknown) =>
    api.sql(`SELECT ${columns} FROM ${submissions[kind].table} WHERE reference = $1`, [reference]);

  it.each(kinds)('row 300: of the kind %s are stored without invisible marks', async (kind) => {
    const { body } = await send(kind, { email: '\u202aasha.verma\u200b@mail.example\u202c' }).expect(201);
    expect(await keptOf(kind, 'email', body.reference)).toEqual([{ email: 'asha.verma@mail.example' }]);
  });

  it('row 300: have a number that can be dialled', async () => {
    const phone = '\u202a+91 98123\u2069 45678\u202c';
    const { body } = await send('application', { phone }).expect(201);
    const [row] = await keptOf('application', 'phone, phone_e164', body.reference);
    expect(row).toEqual({ phone: '+91 98123 45678', phone_e164: '+919812345678' });
  });

  it('row 301: have the profile of an application as a whole address, also where https:// was left out', async () => {
    const { body } = await send('application', { linkedin: ' linkedin.com/in/asha ' }).expect(201);
    const [row] = await keptOf('application', 'linkedin', body.reference);
    expect(row).toEqual({ linkedin: 'https://linkedin.com/in/asha' });
  });
});
