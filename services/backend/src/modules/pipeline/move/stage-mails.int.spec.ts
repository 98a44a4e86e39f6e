import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let id: string;
let reference: string;

beforeAll(async () => {
  api = await startApi({ COMPANY_NAME: 'Plumbline' });
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(async () => void ({ id, reference } = await addApplication(api, { name: 'Asha {{company}} Verma' })));

const post = (path: string, body: unknown) =>
  callAdmin(api, 'post', `/api/admin/applications/${path}`, { cookie: hr, body });
const mailsTo = (to = [id]) =>
  api.sql(
    `SELECT m.application_id, m.subject, m.body, count(o.id)::int AS events FROM stage_mails m
     LEFT JOIN outbox o ON o.subject_id = m.id WHERE m.application_id = ANY($1::uuid[]) GROUP BY m.id ORDER BY m.id`,
    [to],
  );
const moves = async (of = [id]) =>
  (await api.sql('SELECT mailed FROM stage_moves WHERE application_id = ANY($1::uuid[])', [of])).map(
    (row) => row['mailed'],
  );

describe('The preview of a mail to an applicant', () => {
  it('shows the text of the stage, filled in, and sends nothing', async () => {
    const { body } = await post(`${id}/stage/preview`, { stage: 'interview' }).expect(200);
    expect(body.subject).toBe(`Let us talk about your application as Java Developer (${reference})`);
    expect(body.text).toContain('Dear Asha company Verma,');
    expect(body.html).toContain('Dear Asha company Verma,');
    expect(await mailsTo()).toEqual([]);
    expect(await moves()).toEqual([]);
  });

  it('can be sent with the move as it is, or edited', async () => {
    const { subject, text } = (await post(`${id}/stage/preview`, { stage: 'screening' }).expect(200)).body;
    await post(`${id}/stage`, { stage: 'screening', mail: { subject, body: text } }).expect(200);
    await post(`${id}/stage`, { stage: 'interview', mail: { subject: 'Talk?', body: 'On Monday?' } }).expect(200);
    expect(await mailsTo()).toEqual([
      { application_id: id, subject, body: text, events: 1 },
      { application_id: id, subject: 'Talk?', body: 'On Monday?', events: 1 },
    ]);
    expect(await moves()).toEqual([true, true]);
  });

  it('shows a text that HR has edited as the applicant would get it, for any stage', async () => {
    const mail = { subject: 'Talk, {{name}}?', body: ' Dear {{ name }}, about {{reference}}: <b>Monday</b>?\r\n' };
    const { body } = await post(`${id}/stage/preview`, { stage: 'withdrawn', mail }).expect(200);
    const filled = {
      subject: 'Talk, Asha company Verma?',
      text: `Dear Asha company Verma, about ${reference}: <b>Monday</b>?`,
    };
    expect(body).toMatchObject(filled);
    expect(body.html).toContain('&lt;b&gt;Monday');
    await post(`${id}/stage`, { stage: 'withdrawn', mail }).expect(200);
    expect(await mailsTo()).toEqual([{ application_id: id, subject: filled.subject, body: filled.text, events: 1 }]);
  });

  it.each([
    [{}],
    [{ stage: 'astronaut' }],
    [{ stage: 'offer', template: 'x' }],
    [[]],
    [{ mail: { subject: 'x', body: 'y' } }],
    [{ stage: 'offer', mail: null }],
    [{ stage: 'offer', mail: { subject: 'x' } }],
    [{ stage: 'offer', mail: { subject: 'a\nb', body: 'y' } }],
    [{ stage: 'offer', mail: { subject: 'x', body: 'Dear {{nobody}}' } }],
    [{ stage: 'offer', mail: { subject: 'x', body: 'y', to: 'x@mail.example' } }],
  ])('is not made of %j', async (body) => {
    await post(`${id}/stage/preview`, body).expect(400);
  });

  it('is not found for a stage without a text, nor for an application that is not there', async () => {
    await post(`${id}/stage/preview`, { stage: 'withdrawn' }).expect(404);
    for (const none of ['1', '%00', '01890000-0000-7000-8000-000000000000'])
      await post(`${none}/stage/preview`, { stage: 'offer' }).expect(404);
  });
});

describe('A move with a mail', () => {
  it.each([
    [{}],
    [null],
    [[]],
    ['text'],
    [{ subject: 'x' }],
    [{ subject: '', body: 'x' }],
    [{ subject: 'a\r\nBcc: x@mail.example', body: 'x' }],
    [{ subject: 'x', body: 'a\0b' }],
    [{ subject: 'x', body: 'y'.repeat(10_001) }],
    [{ subject: 'x', body: 'Dear {{nobody}}' }],
    [{ subject: 'x', body: 'y', to: 'x@mail.example' }],
  ])('moves nothing and mails nobody when the mail is %j', async (mail) => {
    await post(`${id}/stage`, { stage: 'offer', mail }).expect(400);
    await post('stage', { ids: [id], stage: 'offer', mail }).expect(400);
    expect(await moves()).toEqual([]);
    expect(await mailsTo()).toEqual([]);
  });

  it('mails nobody when the move is refused', async () => {
    const mail = { subject: 'x', body: 'y' };
    await post(`${id}/stage`, { stage: 'new', mail }).expect(409);
    await post('01890000-0000-7000-8000-000000000000/stage', { stage: 'new', mail }).expect(404);
    expect(await mailsTo()).toEqual([]);
  });

  it('fills one text for each of many, or mails none of them', async () => {
    const others = [await addApplication(api, { name: 'Bala' }), await addApplication(api, { name: 'Chitra' })];
    const ids = others.map((one) => one.id);
    const mail = { subject: '{{position}}', body: 'Dear {{ name }}, {{reference}}' };
    const nobody = '01890000-0000-7000-8000-000000000000';
    await post('stage', { ids: [...ids, nobody], stage: 'offer', mail }).expect(422);
    expect(await mailsTo(ids)).toEqual([]);
    await post('stage', { ids, stage: 'offer', mail }).expect(200);
    const sent = await mailsTo(ids);
    expect(sent.map(({ body }) => body).toSorted()).toEqual([
      `Dear Bala, ${others[0]!.reference}`,
      `Dear Chitra, ${others[1]!.reference}`,
    ]);
    expect(sent.every(({ subject, events }) => subject === 'Java Developer' && events === 1)).toBe(true);
    expect(await moves(ids)).toEqual([true, true]);
  });
});
