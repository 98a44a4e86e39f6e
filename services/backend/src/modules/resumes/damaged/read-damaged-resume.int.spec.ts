import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { EICAR, startClamd } from '../../../../test/start-clamd';
import { Storage } from '../../../platform/storage/storage';

const sent = Buffer.from('%PDF-1.7 what the applicant sent');
const half = sent.subarray(0, 20);
const MIB = 1024 * 1024;

let api: TestApi;
let hr: string;

const store = (resume: string, bytes: Buffer) =>
  api.app.get(Storage, { strict: false }).put(`resumes/${resume}`, bytes, 'application/pdf');
const read = (resume: string, query = '?anyway=true', cookie = hr) =>
  request(api.url).get(`/uploads/${resume}${query}`).set('Cookie', cookie).responseType('blob');
const describeFile = (resume: string) => request(api.url).head(`/uploads/${resume}?anyway=true`).set('Cookie', hr);
const codeOf = ({ body }: { body: unknown }) => (JSON.parse((body as Buffer).toString()) as { code: string }).code;
const recorded = (id: string) =>
  api.sql(
    `SELECT action, details, actor_name IS NOT NULL AS "byPerson" FROM audit_log
     WHERE subject_id = $1 AND action LIKE 'resume.read%' ORDER BY id`,
    [id],
  );

async function addFiled(name = 'Asha Verma') {
  const { id } = await addApplication(api, { name });
  return { id, resume: await addResume(api, id, { bytes: sent }) };
}

/** Of one that was damaged on its way, what there is of it lies in the spool. */
async function addRejected(spooled: Buffer) {
  const { id } = await addApplication(api, { name: 'Asha Verma' });
  const resume = await addResume(api, id, { bytes: sent, state: 'rejected' });
  await api.sql('INSERT INTO resume_spool (application_id, bytes) VALUES ($1, $2)', [id, spooled]);
  return { id, resume };
}

describe('A resume that is not the one that was sent', () => {
  beforeAll(async () => {
    api = await startApi();
    hr = await cookieFor(api, 'hr');
  });
  afterAll(() => api.stop());

  it('is handed out to HR, who asks for it all the same: to be saved, never to be shown, and named as damaged', async () => {
    const { id, resume } = await addFiled();
    await store(resume, half);
    expect(codeOf(await read(resume, '').expect(502))).toBe('resume_damaged');
    const answer = await read(resume).expect(200);
    expect(answer.body.equals(half)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="Asha-Verma-resume-damaged.pdf"',
      'content-length': String(half.length),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await recorded(id)).toEqual([
      { action: 'resume.read-refused', details: { code: 'resume_damaged' }, byPerson: true },
      {
        action: 'resume.read',
        details: { type: 'pdf', size: sent.length, as: 'damaged', present: half.length },
        byPerson: true,
      },
    ]);
  });

  it('is handed out where it was damaged on its way, also once another file has replaced it', async () => {
    const { id, resume } = await addRejected(half);
    expect(codeOf(await read(resume, '').expect(403))).toBe('resume_rejected');
    expect((await read(resume).expect(200)).body.equals(half)).toBe(true);
    await api.sql(
      `INSERT INTO former_resumes (key, application_id, type, original_name, size, sha256, state, scan_state, flags, spooled, received_at)
       SELECT 'former' || key, application_id, type, original_name, size, sha256, state, scan_state, flags, 'a part', now()
       FROM resumes WHERE key = $1`,
      [resume],
    );
    expect((await read(`former${resume}`).expect(200)).body.toString()).toBe('a part');
    expect(await recorded(id)).toHaveLength(3);
  });

  it('tells how much of it there is, and leaves no row for that', async () => {
    const { id, resume } = await addFiled();
    await store(resume, half);
    const { id: other, resume: rejected } = await addRejected(half);
    for (const file of [resume, rejected])
      expect((await describeFile(file).expect(200)).headers['content-length']).toBe(String(half.length));
    expect([...(await recorded(id)), ...(await recorded(other))]).toEqual([]);
  });

  it('is cut at what a resume may have', async () => {
    const { resume } = await addFiled();
    await store(resume, Buffer.alloc(6 * MIB, 'ab'));
    expect((await read(resume).expect(200)).body).toHaveLength(5 * MIB);
    expect((await describeFile(resume)).headers['content-length']).toBe(String(5 * MIB));
  });

  it('is missing where there is nothing of it', async () => {
    const { id, resume } = await addFiled();
    await api.app.get(Storage, { strict: false }).remove(`resumes/${resume}`);
    const { resume: rejected } = await addRejected(half);
    await api.sql('DELETE FROM resume_spool');
    for (const file of [resume, rejected]) {
      expect(codeOf(await read(file).expect(502))).toBe('resume_missing');
      await describeFile(file).expect(502);
    }
    expect(await recorded(id)).toMatchObject([{ details: { code: 'resume_missing' } }]);
  });

  it('stays closed to all but HR, and where malware was found', async () => {
    const { resume } = await addRejected(half);
    await read(resume, '?anyway=true', '').expect(401);
    await read(resume, '?anyway=true', await cookieFor(api, 'general')).expect(403);
    await api.sql("UPDATE resumes SET scan_state = 'infected' WHERE key = $1", [resume]);
    expect(codeOf(await read(resume).expect(403))).toBe('resume_infected');
  });

  it('is not what a file that is whole becomes, nor one that is still to be filed', async () => {
    const { id, resume } = await addFiled();
    const answer = await read(resume).expect(200);
    expect(answer.body.equals(sent)).toBe(true);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Asha-Verma-resume.pdf"');
    expect(await recorded(id)).toMatchObject([{ details: { type: 'pdf', size: sent.length } }]);
    const { id: early } = await addApplication(api);
    const received = await addResume(api, early, { state: 'received' });
    expect(codeOf(await read(received).expect(409))).toBe('resume_not_filed');
  });

  it.each(['', '?anyway=false', '?anyway=no'])('is refused without a clear yes: %j', async (query) => {
    const { resume } = await addRejected(half);
    await read(resume, query).expect(403);
  });

  it.each(['?anyway=', '?anyway=perhaps', '?anyway=true&anyway=true'])('takes no other answer: %s', async (query) => {
    const { resume } = await addRejected(half);
    expect(codeOf(await read(resume, query).expect(400))).toBe('validation_failed');
  });
});

describe('A resume that is not the one that was sent, where there is a scanner', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  beforeAll(async () => {
    clamd = await startClamd();
    api = await startApi({ SCAN: clamd.url });
    hr = await cookieFor(api, 'hr');
  });
  afterAll(async () => {
    await api.stop();
    await clamd.stop();
  });

  it('is scanned before it is handed out, although the scanner has passed what was sent', async () => {
    const { resume } = await addFiled();
    await api.sql("UPDATE resumes SET scan_state = 'clean' WHERE key = $1", [resume]);
    await store(resume, half);
    expect((await read(resume).expect(200)).body.equals(half)).toBe(true);
    await store(resume, Buffer.from(EICAR));
    expect(codeOf(await read(resume).expect(403))).toBe('resume_infected');
    const { resume: rejected } = await addRejected(Buffer.from(EICAR));
    expect(codeOf(await read(rejected).expect(403))).toBe('resume_infected');
  });

  it('is withheld while the scanner gives no verdict', async () => {
    const { id, resume } = await addRejected(half);
    clamd.state.mood = 'hangs-up';
    expect(codeOf(await read(resume).expect(409))).toBe('scan_pending');
    clamd.state.mood = 'well';
    await read(resume).expect(200);
    expect(await recorded(id)).toMatchObject([{ details: { code: 'scan_pending' } }, { action: 'resume.read' }]);
  });
});
