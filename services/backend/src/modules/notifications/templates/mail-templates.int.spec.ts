import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { systemMailKeys, systemMails } from '../system-mails/list/system-mails';
import { PreviewStageMail } from '../letters/preview-stage-mail.use-case';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const path = '/api/admin/mail-templates';
const get = (rest = '', cookie = hr) => callAdmin(api, 'get', `${path}${rest}`, { cookie });
const put = (key: string, body: unknown, ifMatch?: string) =>
  callAdmin(api, 'put', `${path}/${key}`, { cookie: hr, body, ...(ifMatch && { ifMatch }) });
const text = { subject: 'Your application ({{reference}})', body: 'Dear {{ name }},\r\n\r\nfrom {{company}}' };

describe('the texts of mails to applicants', () => {
  it('are there from the beginning: those that people begin with, those about interviews, and those that the system writes', async () => {
    const { body } = await get(`?range=${encodeURIComponent('[0,99]')}`).expect(200);
    const stages = (body as { stage: string }[]).map(({ stage }) => stage);
    expect(stages.filter((stage) => stage !== 'automatic').toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'arranged-interview'),
      'interview',
      'offer',
      'rejected',
      'screening',
    ]);
    expect((body as { id: string }[]).map(({ id }) => id)).toEqual(
      expect.arrayContaining(systemMailKeys.filter((key) => systemMails[key].role === 'hr')),
    );
    expect((await get(`?filter=${encodeURIComponent('{"stage":"offer"}')}`).expect(200)).body).toMatchObject([
      { id: 'offer' },
    ]);
    await get(`?filter=${encodeURIComponent('{"color":"red"}')}`).expect(400);
  });

  it.each(['hr', 'general'] as const)('of %s are those of the release until somebody changes one', async (role) => {
    const { body } = await get(`?range=${encodeURIComponent('[0,99]')}`, await cookieFor(api, role)).expect(200);
    for (const { id, subject, body: words, default: standard, isChanged } of body)
      expect({ id, subject, words, isChanged }).toEqual({
        id,
        subject: standard.subject,
        words: standard.body,
        isChanged: false,
      });
  });

  it('are for HR alone, as those of replies to enquiries are for general administrators', async () => {
    const general = await cookieFor(api, 'general');
    const { body } = await get('', general).expect(200);
    expect(new Set((body as { stage: string }[]).map(({ stage }) => stage))).toEqual(new Set(['enquiry', 'automatic']));
    for (const { id } of body as { id: string }[]) await get(`/${id}`).expect(404);
    await get('/offer', general).expect(404);
    await callAdmin(api, 'put', `${path}/offer`, { cookie: general, body: text }).expect(404);
    await put('reply-questions', text).expect(404);
  });

  it('of replies have the name of the writer for a placeholder, and no position', async () => {
    const cookie = await cookieFor(api, 'general');
    const change = (body: string) =>
      callAdmin(api, 'put', `${path}/reply-questions`, { cookie, body: { subject: '{{reference}}', body } });
    await change('Dear {{name}}, {{ writer }}, {{company}}').expect(200);
    expect((await change('As {{position}}').expect(400)).body.errors.body).toContain('{{writer}}');
  });

  it('about interviews have the time, the place and the people for placeholders, which no other mail has', async () => {
    const withTime = { ...text, body: 'Dear {{name}}: {{when}}, {{place}}, {{people}}. {{details}}' };
    await put('interview-moved', withTime).expect(200);
    expect((await put('offer', withTime).expect(400)).body.errors.body).toContain('There is no {{when}}');
    expect((await put('interview-moved', { ...text, body: '{{writer}}' }).expect(400)).body.errors.body).toContain(
      '{{when}}',
    );
  });

  it.each(['interview-arranged', 'interview-moved', 'interview-reminder'])(
    'fault 689: of %s are refused without the place, and named where they were saved without it',
    async (key) => {
      const placeless = { subject: 'Your interview', body: 'Dear {{name}}: {{when}}' };
      expect((await put(key, placeless).expect(400)).body.errors.body).toBe(
        '{{place}} is missing: its reader needs it.',
      );
      await api.sql('UPDATE mail_templates SET subject = $2, body = $3 WHERE key = $1', [
        key,
        ...Object.values(placeless),
      ]);
      const { body } = await get(`/${key}`).expect(200);
      expect(body).toMatchObject({ ...placeless, lacking: '{{place}} is missing: its reader needs it.' });
      expect(body.placeholders).toContainEqual(expect.objectContaining({ name: 'place', needed: true }));
      const { body: reset } = await callAdmin(api, 'post', `${path}/${key}/default`, { cookie: hr }).expect(200);
      expect(reset).toMatchObject({ lacking: null });
    },
  );

  it('are changed with a new version, and nobody overwrites another in silence', async () => {
    const { headers, body } = await get('/rejection').expect(200);
    const saved = await put('rejection', text, headers['etag']).expect(200);
    expect(saved.body).toMatchObject({
      ...text,
      body: 'Dear {{ name }},\n\nfrom {{company}}',
      version: body.version + 1,
    });
    expect(saved.headers['etag']).toBe(`"${body.version + 1}"`);
    expect((await put('rejection', text, headers['etag']).expect(412)).body.code).toBe('changed_meanwhile');
    await put('rejection', text).expect(200);
    const audit = await api.sql(
      "SELECT 1 FROM audit_log WHERE action = 'mail-template.changed' AND subject_id = 'rejection'",
    );
    expect(audit).toHaveLength(2);
  });

  it.each([
    [{ ...text, subject: 'Dear {{salary}}' }, 'subject'],
    [{ ...text, body: 'Dear {{name' }, 'body'],
    [{ ...text, subject: 'Two\r\nBcc: x@evil.example' }, 'subject'],
    [{ ...text, subject: '  ' }, 'subject'],
    [{ ...text, body: '' }, 'body'],
    [{ ...text, body: 'a\u0000b' }, 'body'],
    [{ ...text, subject: 'a'.repeat(201) }, 'subject'],
    [{ ...text, body: 'a'.repeat(8_001) }, 'body'],
    [{ ...text, subject: { $ne: 1 } }, 'subject'],
    [{ ...text, key: 'other' }, 'key'],
    [{ subject: 'only' }, 'body'],
  ])('are not changed to %j', async (body, field) => {
    expect((await put('offer', body).expect(400)).body.errors).toHaveProperty([field]);
  });

  it.each(['nothing', 'offer%00', '..%2Foffer'])('that are not there are not found: %s', async (key) => {
    await get(`/${key}`).expect(404);
    await put(key, text).expect(404);
  });
});

describe('the preview of a mail to an applicant', () => {
  const writer = { id: '0198c5a4-0000-7000-8000-000000000002', name: 'Meera Nair' };

  it('fills the text, and lets no name become markup, a header or another placeholder', async () => {
    const name = '<b>Asha</b>{{company}}\r\nBcc: x@evil.example';
    const { id, reference } = await addApplication(api, { name, apply: 'Tester & more' });
    const preview = await api.app
      .get(PreviewStageMail, { strict: false })
      .run({ stage: 'interview', applicationId: id }, writer);
    expect(preview.subject).toBe(`Let us talk about your application as Tester & more (${reference})`);
    expect(preview.text).toMatch(/^Dear <b>Asha<\/b>company Bcc: x@evil.example,\n\n/);
    expect(preview.text).toContain('HR, Plumbline');
    expect(preview.html).toContain('&lt;b&gt;Asha&lt;/b&gt;');
    expect(preview.html).not.toContain('<b>');
  });

  it('needs a template and an application', async () => {
    const preview = api.app.get(PreviewStageMail, { strict: false });
    const { id } = await addApplication(api);
    for (const [stage, applicationId] of [
      ['nothing', id],
      ['offer', 'nothing'],
      ['offer', '0198c5a4-0000-7000-8000-000000000001'],
    ] as const)
      await expect(preview.run({ stage, applicationId }, writer)).rejects.toMatchObject({ statusCode: 404 });
  });
});
