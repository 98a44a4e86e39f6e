import { randomBytes } from 'node:crypto';
import { addApplication, addResume } from '../../../../test/add-application';
import { addPerson } from '../../../../test/add-person';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { exportsAreRecorded } from '../../../../test/exports-are-recorded';
import { readZip } from '../../../../test/read-zip';
import { cookieFor, origin } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Storage } from '../../../platform/storage/storage';
import { policies } from '../find-policy.use-case';

let api: TestApi;
let hr: string;
let general: string;
beforeAll(async () => {
  api = await startApi();
  [hr, general] = await Promise.all([cookieFor(api, 'hr'), cookieFor(api, 'general')]);
});
afterAll(() => api.stop());

const [{ version, sha256 }] = policies;
const enquiryKinds = ['consultation', 'contact-message', 'home-enquiry'];

const post = (email: string, cookie = hr) => callAdmin(api, 'post', '/api/admin/exports', { cookie, body: { email } });

interface Json {
  [part: string]: unknown;
}

/** The files of the archive by name: JSON parsed, anything else as text. */
async function take(email: string, cookie = hr): Promise<Record<string, Json | string>> {
  const { body } = await post(email, cookie).responseType('blob').expect(200);
  const files = [...(await readZip(body as Buffer))].map(([name, bytes]) => [name, read(name, bytes.toString())]);
  return Object.fromEntries(files) as Record<string, Json | string>;
}

const read = (name: string, text: string) => (name.endsWith('.json') ? (JSON.parse(text) as Json) : text);

const logged = () =>
  api.sql<{ action: string; subject: string | null; details: Json }>(
    'SELECT action, subject_id AS subject, details FROM audit_log ORDER BY at DESC, id DESC LIMIT 3',
  );

describe('The export of a person', () => {
  it('made by HR has all of the applications: each with what was made of it, and the resumes', async () => {
    const email = 'asha.export@mail.example';
    const { reference } = await addPerson(api, email);
    const files = await take('ASHA.export@mail.example');
    const application = files[`application/${reference}.json`];
    expect(application).toMatchObject({
      kind: 'application',
      submission: { reference, email, name: 'Asha Verma', message: expect.stringContaining('forty clinics') },
      consents: [{ terms_agreed: true, policy_version: version, policy_sha256: `\\x${sha256}` }],
      notes: [{ text: 'Call her' }],
      stageMoves: [{ from: 'new', to: 'screening', note: 'Looks good' }],
      stageMails: [{ subject: 'Let us talk', body: 'Dear Asha' }],
      mails: [{ template: 'acknowledge-application', recipient: email, state: 'sent' }],
      mailTexts: [{ template: 'acknowledge-application', subject: 'We have it', body: expect.stringContaining(email) }],
      alsoApplied: [{ reasons: ['email'] }],
      resume: { originalName: 'cv', type: 'pdf', text: 'Kotlin and beekeeping' },
    });
    expect(files[`application/${reference}-resume.pdf`]).toBe('%PDF-1.7 a resume');
    const names = Object.keys(files).map((name) => name.replace(/FD-[\w-]{9}/, '*'));
    expect(names.toSorted()).toEqual([
      'application/*-resume.pdf',
      'application/*.json',
      'application/*.json',
      'index.json',
    ]);
    expect(files['index.json']).toMatchObject({
      email: 'ASHA.export@mail.example',
      counts: { applications: 2, resumes: 1, notes: 1, consultations: 1 },
    });
    // The names of staff are not exported.
    expect(JSON.stringify(files)).not.toContain('Meera');
  });

  it('is on record before the first byte and at its end, without the address', async () => {
    const { applicationId } = await addPerson(api, 'record@mail.example');
    await exportsAreRecorded(api);
    await take('record@mail.example');
    await exportsAreRecorded(api);
    const [end, reading, begin] = await logged();
    expect(begin).toMatchObject({ action: 'person.exported', details: { counts: { applications: 2 } } });
    expect(reading).toMatchObject({ action: 'resume.read', subject: applicationId });
    expect(end).toMatchObject({ action: 'person.export-ended', details: { files: 4, complete: true } });
    expect(JSON.stringify([begin, end])).not.toContain('record@');
  });

  it('leaves out resumes that nobody may open, or that are gone, and says why', async () => {
    const email = 'infected@mail.example';
    const infected = await addApplication(api, { email });
    await addResume(api, infected.id, { state: 'rejected' });
    await api.sql("UPDATE resumes SET scan_state = 'infected' WHERE application_id = $1", [infected.id]);
    const lost = await addApplication(api, { email });
    await addResume(api, lost.id, { filed: false, type: 'docx' });
    const damaged = await addApplication(api, { email });
    const key = await addResume(api, damaged.id);
    await api.app.get(Storage, { strict: false }).put(`resumes/${key}`, Buffer.from('other'), 'application/pdf');
    const files = await take(email);
    expect(Object.keys(files)).toHaveLength(4);
    expect(files['index.json']).toHaveProperty('leftOut', {
      [`application/${infected.reference}-resume.pdf`]: expect.stringContaining('malware'),
      [`application/${lost.reference}-resume.docx`]: expect.stringContaining('storage does not have it'),
      [`application/${damaged.reference}-resume.pdf`]: expect.stringContaining('not the resume that came in'),
    });
  });

  it('sends large files whole', async () => {
    const email = 'large@mail.example';
    const bytes = randomBytes(5_242_880);
    const { id, reference } = await addApplication(api, { email });
    await addResume(api, id, { bytes });
    const { body } = await post(email).responseType('blob').expect(200);
    const file = (await readZip(body as Buffer)).get(`application/${reference}-resume.pdf`);
    expect(file?.equals(bytes)).toBe(true);
  });

  it('ends with its reader, and the log knows that it is not complete', async () => {
    const email = 'leaves@mail.example';
    for (let count = 0; count < 3; count++) {
      const { id } = await addApplication(api, { email });
      await addResume(api, id, { bytes: randomBytes(5_242_880) });
    }
    const answer = await fetch(`${api.url}/api/admin/exports`, {
      method: 'POST',
      headers: { Cookie: hr, Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const reader = answer.body!.getReader();
    await reader.read();
    await reader.cancel();
    const end = () => api.sql("SELECT FROM audit_log WHERE details->>'complete' = 'false'");
    await eventually(async () => (await end()).length === 1, 'the end of the export');
    await post(email).expect(200);
  });

  it('made by a general administrator has of applications only what they may read, and all of the enquiries', async () => {
    const email = 'general@mail.example';
    const { reference } = await addPerson(api, email);
    const files = await take(email, general);
    const parts = Object.keys(files[`application/${reference}.json`] ?? {});
    expect(parts).toContain('mails');
    for (const part of ['resume', 'notes', 'stageMoves', 'stageMails', 'mailTexts', 'interviews'])
      expect(parts).not.toContain(part);
    expect(files[`application/${reference}-resume.pdf`]).toBeUndefined();
    const { leftOut } = files['index.json'] as { leftOut: Record<string, string> };
    expect(leftOut[`application/${reference}`]).toContain('the archive that HR makes');
    expect(Object.keys(leftOut).every((name) => name.startsWith('application/'))).toBe(true);
    for (const kind of enquiryKinds) {
      const name = Object.keys(files).find((one) => one.startsWith(`${kind}/`));
      expect(files[name!]).toMatchObject({ kind, submission: { email }, auditLog: [] });
    }
  });

  it('row 52: made by HR names the enquiries and has nothing of what they say', async () => {
    const email = 'only-hr@mail.example';
    await addPerson(api, email);
    const files = await take(email);
    expect(Object.keys(files).filter((name) => !name.startsWith('application/'))).toEqual(['index.json']);
    const { leftOut } = files['index.json'] as { leftOut: Record<string, string> };
    const kinds = Object.keys(leftOut).map((name) => name.split('/')[0]);
    expect(kinds.toSorted()).toEqual(enquiryKinds);
    for (const why of Object.values(leftOut)) expect(why).toContain('ask a general administrator');
  });

  it('of an address that nobody knows is empty, and of none is refused', async () => {
    const files = await take('nobody@mail.example');
    expect(files).toEqual({ 'index.json': expect.objectContaining({ files: [], leftOut: {} }) });
    await post('not an address').expect(400);
    await post('nobody@mail.example', '').expect(401);
  });
});
