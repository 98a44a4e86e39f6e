import request from 'supertest';
import pino from 'pino';
import { addApplication, addResume } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, cookieFor, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Storage } from '../../../platform/storage/storage';

interface Alarm {
  level: number;
  applicationId?: string;
}

let api: TestApi;
const alarms: Alarm[] = [];
let hr: string;
beforeAll(async () => {
  const stream = { write: (line: string) => void alarms.push(JSON.parse(line) as Alarm) };
  api = await startApi({}, undefined, pino({ level: 'error' }, stream));
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const path = (resume: string) => `/uploads/${resume}`;
const read = (resume: string, cookie = hr) =>
  request(api.url).get(path(resume)).set('Cookie', cookie).responseType('blob');
const readings = async (applicationId: string) =>
  api.sql(
    `SELECT actor_name, details, address <> '' AS placed FROM audit_log WHERE action = 'resume.read' AND subject_id = $1`,
    [applicationId],
  );

const codeOf = ({ body }: { body: unknown }) => (JSON.parse((body as Buffer).toString()) as { code: string }).code;

async function addFiled(name: string, resume: Parameters<typeof addResume>[2] = {}) {
  const { id } = await addApplication(api, { name });
  return { id, resume: await addResume(api, id, resume) };
}

describe('Reading a resume', () => {
  it('sends the file as it was, to be saved and never shown', async () => {
    const bytes = Buffer.from('%PDF-1.7 <script>alert(1)</script>');
    const { resume } = await addFiled('Zoë <b>"Rao"</b>', { bytes });
    const answer = await read(resume).expect(200);
    expect(answer.body.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="Zoe-b-Rao-b-resume.pdf"; filename*=UTF-8''Zo%C3%AB-b-Rao-b-resume.pdf`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'none',
    });
  });

  it('sends a large file whole, also to who asks for a part', async () => {
    const bytes = Buffer.alloc(5_242_880, 'ab');
    const { resume } = await addFiled('Large', { bytes, type: 'docx' });
    const answer = await read(resume).set('Range', 'bytes=0-9').expect(200);
    expect(answer.body.equals(bytes)).toBe(true);
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
  });

  it('leaves a row in the audit log each time', async () => {
    const { id, resume } = await addFiled('Audited');
    await read(resume).expect(200);
    await read(resume).expect(200);
    const row = { actor_name: 'Meera Nair', details: { size: 17, type: 'pdf' }, placed: true };
    expect(await readings(id)).toEqual([row, row]);
  });

  it('does not happen when the audit log cannot be written', async () => {
    const { resume } = await addFiled('Unaudited');
    await api.sql('ALTER TABLE audit_log RENAME TO audit_log_away');
    const answer = await read(resume);
    await api.sql('ALTER TABLE audit_log_away RENAME TO audit_log');
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).not.toContain('%PDF');
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  it('is not what HEAD does: it tells the facts and leaves no row', async () => {
    const { id, resume } = await addFiled('Head');
    const answer = await request(api.url).head(path(resume)).set('Cookie', hr).expect(200);
    expect(answer.headers).toMatchObject({ 'content-length': '17', 'content-type': 'application/pdf' });
    expect(await readings(id)).toEqual([]);
    await request(api.url).head(path(resume)).expect(401);
    await request(api.url).head(path('unknown.pdf')).set('Cookie', hr).expect(404);
  });
});

describe('A resume', () => {
  it('is for HR only', async () => {
    const { id, resume } = await addFiled('Private');
    await read(resume, '').expect(401);
    await read(resume, await cookieFor(api, 'general')).expect(403);
    expect(await readings(id)).toEqual([]);
  });

  it('is closed to HR people who are disabled or whose session has ended', async () => {
    const { resume } = await addFiled('Closed');
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    await read(resume, cookie).expect(200);
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [person.email]);
    await read(resume, cookie).expect(401);
  });

  it.each([
    '0123456789abcdefghijklmnop.pdf',
    'nothing',
    '..%2F..%2Fetc%2Fpasswd',
    '..%5C..%5Cx',
    '%00',
    `x'--.pdf`,
    `${'a'.repeat(5000)}.pdf`,
  ])('is not found under %s', async (resume) => {
    const answer = await read(resume).expect(404);
    expect(codeOf(answer)).toBe('not_found');
  });

  it('is not handed out before it is filed, nor when it was rejected', async () => {
    const early = await addFiled('Early', { state: 'received' });
    expect(codeOf(await read(early.resume).expect(409))).toBe('resume_not_filed');
    const bad = await addFiled('Bad', { state: 'rejected', filed: true });
    const refused = await read(bad.resume).expect(403);
    expect(codeOf(refused)).toBe('resume_rejected');
    expect(await readings(bad.id)).toEqual([]);
  });

  it('that storage does not have is an alarm and not a reading', async () => {
    const { id, resume } = await addFiled('Lost', { filed: false });
    const answer = await read(resume).expect(502);
    expect(codeOf(answer)).toBe('resume_missing');
    expect(answer.headers['content-type']).toMatch(/json/);
    expect(await readings(id)).toEqual([]);
  });
});

describe('A resume that is not in storage as it came in', () => {
  const bytes = Buffer.from('%PDF-1.7 what the applicant wrote');
  const store = (resume: string, stored: Buffer) =>
    api.app.get(Storage, { strict: false }).put(`resumes/${resume}`, stored, 'application/pdf');
  const viewOf = async (id: string) =>
    (await callAdmin(api, 'get', `/api/admin/applications/${id}`, { cookie: hr })).body;
  const noted = async (id: string) =>
    (
      await api.sql<{ action: string; details: object }>(
        "SELECT action, details FROM audit_log WHERE subject_id = $1 AND action LIKE 'resume.%' ORDER BY id",
        [id],
      )
    ).map(({ action, details }) => [action, details]);

  it.each([
    ['altered', Buffer.from('%PDF-1.7 what the applicant wrotE')],
    ['shorter', bytes.subarray(0, 20)],
    ['longer', Buffer.concat([bytes, bytes])],
    ['shorter', Buffer.alloc(0)],
  ])(
    'is given to nobody, HR sees its state, and it is given again once it is restored: %s',
    async (difference, stored) => {
      const { id, resume } = await addFiled('Damaged', { bytes });
      await store(resume, stored);
      expect(await viewOf(id)).toMatchObject({ resumeState: 'stored', storageFault: null });
      for (const _try of [1, 2]) {
        const answer = await read(resume).timeout(10_000).expect(502);
        expect(codeOf(answer)).toBe('resume_damaged');
        expect(answer.headers['content-type']).toMatch(/json/);
      }
      expect(await viewOf(id)).toMatchObject({ resumeState: 'stored', storageFault: 'damaged' });
      const refused = ['resume.read-refused', { code: 'resume_damaged' }];
      expect(await noted(id)).toEqual([['resume.damaged', { difference }], refused, refused]);
      expect(alarms.filter(({ applicationId }) => applicationId === id)).toMatchObject([
        { level: 50, alarm: 'resume_unreadable', difference },
      ]);
      await store(resume, bytes);
      expect((await read(resume).expect(200)).body.equals(bytes)).toBe(true);
      expect(await viewOf(id)).toMatchObject({ storageFault: null });
      expect((await noted(id)).slice(3).map(([action]) => action)).toEqual(['resume.restored', 'resume.read']);
    },
  );

  it('is an alarm once an hour while it lasts, and one again when it comes back', async () => {
    const { id, resume } = await addFiled('Alarming', { bytes, filed: false });
    const alarmsAfter = async () => {
      await read(resume).expect(502);
      return alarms.filter(({ applicationId }) => applicationId === id).length;
    };
    expect([await alarmsAfter(), await alarmsAfter()]).toEqual([1, 1]);
    await store(resume, bytes.subarray(0, 20));
    expect([await alarmsAfter(), await alarmsAfter()]).toEqual([2, 2]);
    await api.sql("UPDATE resumes SET storage_fault_at = now() - interval '61 minutes' WHERE application_id = $1", [
      id,
    ]);
    expect([await alarmsAfter(), await alarmsAfter()]).toEqual([3, 3]);
    await store(resume, bytes);
    await read(resume).expect(200);
    await store(resume, bytes.subarray(0, 20));
    expect([await alarmsAfter(), await alarmsAfter()]).toEqual([4, 4]);
    expect((await noted(id)).filter(([action]) => action === 'resume.damaged')).toHaveLength(2);
  });

  it('is shown as missing when it is gone', async () => {
    const { id, resume } = await addFiled('Gone', { bytes, filed: false });
    await read(resume).expect(502);
    expect(await viewOf(id)).toMatchObject({ storageFault: 'missing' });
    expect(await noted(id)).toEqual([
      ['resume.missing', {}],
      ['resume.read-refused', { code: 'resume_missing' }],
    ]);
    await store(resume, bytes);
    await read(resume).expect(200);
    expect(await viewOf(id)).toMatchObject({ storageFault: null });
  });
});

describe('A resume whose storage is down', () => {
  it('answers 503 with a time to come back', async () => {
    const settings = { STORAGE_URL: 's3://key:nothing-listens-there@127.0.0.1:9/bucket?tls=false' };
    const alone = await startApi(settings);
    const { id } = await addApplication(alone);
    const resume = await addResume(alone, id, { filed: false });
    const cookie = await cookieFor(alone, 'hr');
    const answer = await request(alone.url).get(path(resume)).set('Cookie', cookie).expect(503);
    expect(answer.body.code).toBe('unavailable');
    expect(answer.headers['retry-after']).toBe('5');
    await alone.stop();
  });
});
