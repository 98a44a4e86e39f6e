import type { INestApplicationContext } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { addApplication, addResume } from '../../../../test/add-application';
import { addPerson, findTraces, storedObjects } from '../../../../test/add-person';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { makePdf } from '../../../../test/make-files';
import { postApplication, validFields } from '../../../../test/post-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startMailing } from '../../../../test/start-mailing';
import { startWorkerOf } from '../../../../test/start-worker';
import { FileResume, storeResume } from '../../resumes/file/file-resume.use-case';
import { resumeFiling } from '../../resumes/file/resume-filing.repository';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/storage/storage';
import { copyErasures } from './erasure-list.repository';
import { removeDueObjects } from './remove-submissions';

const eraseAt = (api: TestApi, cookie: string, email: string) =>
  callAdmin(api, 'post', '/api/admin/erasures', { cookie, body: { email, reason: 'asked-for' } }).expect(200);
const withoutList = (api: TestApi) => storedObjects(api).filter((key) => !key.startsWith('erasures/'));
/** As if an hour had gone by since the objects were removed for the first time. */
const anHourLater = (api: TestApi) => api.sql('UPDATE object_deletions SET due_at = now()');

describe('Erasing somebody whose resume is being filed', () => {
  let api: TestApi;
  let worker: INestApplicationContext;
  let hr: string;
  beforeAll(async () => {
    api = await startApi();
    worker = await startWorkerOf(api);
    hr = await cookieFor(api, 'hr');
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
  });
  const get = <Part>(part: new (...given: never[]) => Part) => worker.get<Part>(part, { strict: false });

  async function addSpooled(email: string): Promise<string> {
    const { id } = await addApplication(api, { email });
    const bytes = makePdf();
    await addResume(api, id, { state: 'received', bytes });
    await api.sql('INSERT INTO resume_spool (application_id, bytes) VALUES ($1, $2)', [id, bytes]);
    await api.sql('UPDATE resumes SET sha256 = $2 WHERE application_id = $1', [
      id,
      createHash('sha256').update(bytes).digest(),
    ]);
    return id;
  }

  it('row 98: leaves no object when the worker puts it into storage after everything was erased', async () => {
    const id = await addSpooled('late@mail.example');
    const read = await resumeFiling.findUnfiled(get(Database), id);
    await eraseAt(api, hr, 'late@mail.example');
    await storeResume(get(Storage), read!, read!.bytes!);
    expect(withoutList(api)).toHaveLength(1);
    await anHourLater(api);
    expect(await removeDueObjects(get(Database), get(Storage))).toBe(0);
    expect(withoutList(api)).toEqual([]);
    expect(await api.sql('SELECT * FROM object_deletions')).toEqual([]);
  });

  it('at the same moment, again and again, leaves neither rows nor objects', async () => {
    for (let round = 0; round < 20; round++) {
      const email = `race-${round}@mail.example`;
      const applicationId = await addSpooled(email);
      const file = () => get(FileResume).run(applicationId);
      // Half-way its object may go; then the queue repeats the job.
      const filing = file().catch(file);
      await sleep(round);
      await Promise.all([filing, eraseAt(api, hr, email)]);
      expect(await findTraces(api, email)).toEqual({});
    }
    await anHourLater(api);
    await removeDueObjects(get(Database), get(Storage));
    expect(withoutList(api)).toEqual([]);
    expect(await api.sql('SELECT * FROM resumes')).toEqual([]);
  });
});

describe('Erasing while the storage is away', () => {
  it('is done in the database at once, and in the storage when it is back', async () => {
    const api = await startApi();
    const hr = await cookieFor(api, 'hr');
    const email = 'away@mail.example';
    const person = await addPerson(api, email);
    const folder = fileURLToPath(api.storageUrl);
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, 'no folder');
    await eraseAt(api, hr, email);
    expect(await findTraces(api, email, person)).toEqual({});
    expect(await api.sql('SELECT removed_at FROM object_deletions WHERE failures > 0')).toHaveLength(6);
    expect(await api.sql('SELECT copied_at FROM erasure_list')).toEqual([{ copied_at: null }]);
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
    expect(withoutList(api)).toHaveLength(2);

    await anHourLater(api);
    const parts = [api.app.get(Database, { strict: false }), api.app.get(Storage, { strict: false })] as const;
    expect(await removeDueObjects(...parts)).toBe(0);
    expect(await copyErasures(...parts)).toBe(0);
    expect(storedObjects(api)).toEqual([expect.stringMatching(/^erasures\//)]);
    expect(withoutList(api)).toEqual([]);
    await api.stop();
  });
});

describe('Mails to somebody who was erased', () => {
  it('do not go out any more, whether they were waiting or refused for a while', async () => {
    const mailing = await startMailing();
    const { api, smtp } = mailing;
    const hr = await cookieFor(api, 'hr');
    const email = 'waiting@mail.example';
    smtp.refuseWith(451);
    await postApplication(api.url, { fields: { ...validFields, email } }).expect(201);
    const waiting = "SELECT id FROM deliveries WHERE state = 'pending' AND leased_until IS NULL AND attempts > 0";
    await eventually(async () => (await api.sql(waiting)).length === 2, 'two mails that wait');
    await eraseAt(api, hr, email);
    smtp.refuseWith(null);
    await mailing.settled();
    const { body } = await postApplication(api.url, { fields: { ...validFields, email: 'next@mail.example' } }).expect(
      201,
    );
    await mailing.settled();
    expect(body.reference).toBeDefined();
    expect(mailing.mailsTo(email)).toEqual([]);
    expect(mailing.mailsTo('next@mail.example')).toHaveLength(1);
    expect(smtp.mails.filter(({ text }) => text?.includes(email))).toEqual([]);
    expect(await findTraces(api, email)).toEqual({});
    await mailing.stop();
  });
});
