import { randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { addApplication, addResume } from '../../../../test/add-application';
import { configFor } from '../../../../test/config-for';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/storage/storage';
import { StorageIdentity } from '../../../platform/storage/storage-identity';
import { RemoveUnnamedFiles } from './remove-unnamed-files.use-case';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
  // The time of a file comes from the file system, which may be some milliseconds behind the clock of the database.
  await api.sql("UPDATE storage_identity SET written_at = written_at - interval '1 minute'");
});
afterEach(() => api.stop());

const storage = () => api.app.get(Storage, { strict: false });
const identity = () => api.app.get(StorageIdentity, { strict: false });
const remove = () => new RemoveUnnamedFiles(api.app.get(Database, { strict: false }), storage(), identity()).run();
const nameIn: Record<string, () => string> = {
  previews: () => `${randomBytes(13).toString('hex')}/1.png`,
  images: () => `${randomBytes(32).toString('hex')}.webp`,
};
const put = async (folder: string) => {
  const key = `${folder}/${nameIn[folder]?.() ?? `${randomBytes(13).toString('hex')}.pdf`}`;
  await storage().put(key, Buffer.from('bytes'), 'application/pdf');
  return key;
};
/** As if it had been put there an hour ago. */
const age = (key: string) => {
  const then = Date.now() / 1_000 - 3_600;
  return utimes(fileURLToPath(`${api.storageUrl}/${key}`), then, then);
};
const pass = (time: string) => api.sql('UPDATE unnamed_objects SET seen_at = seen_at - $1::interval', [time]);
const stored = async () => {
  const keys: string[] = [];
  for (const folder of ['resumes/', 'previews/', 'images/', 'erasures/'])
    for await (const key of storage().list(folder)) keys.push(key);
  return keys.toSorted();
};

describe('Files that no row names', () => {
  it('fault 438: are removed after a day and not before, with their pages, and nothing else is', async () => {
    const { id } = await addApplication(api);
    const named = [`resumes/${await addResume(api, id)}`, await put('erasures')];
    await put('resumes');
    await put('previews');
    expect(await remove()).toEqual({ removed: 0, older: 0 });
    await pass('23 hours');
    expect(await remove()).toEqual({ removed: 0, older: 0 });
    await pass('2 hours');
    expect(await remove()).toEqual({ removed: 2, older: 0 });
    expect(await stored()).toEqual(named.toSorted());
    expect(await remove()).toEqual({ removed: 0, older: 0 });
  });

  it('fault 438: stay when their row is there, be its bytes in the spool, or comes back with another restore', async () => {
    const [filing, lost] = [await addApplication(api), await addApplication(api)];
    const spooled = await addResume(api, filing.id, { state: 'received', filed: true });
    const key = await addResume(api, lost.id);
    const [row] = await api.sql('DELETE FROM resumes WHERE application_id = $1 RETURNING *', [lost.id]);
    await remove();
    await pass('25 hours');
    await api.sql('INSERT INTO resumes SELECT * FROM json_populate_record(NULL::resumes, $1)', [
      JSON.stringify({ ...row, sha256: `\\x${(row as { sha256: Buffer }).sha256.toString('hex')}` }),
    ]);
    expect(await remove()).toEqual({ removed: 0, older: 0 });
    expect(await stored()).toEqual([`resumes/${key}`, `resumes/${spooled}`].toSorted());
    expect(await api.sql('SELECT FROM unnamed_objects')).toEqual([]);
  });

  it('fault 439: stay beside an empty database that took over an old bucket', async () => {
    const key = await put('resumes');
    await api.sql("UPDATE storage_identity SET written_at = now() + interval '1 minute'");
    await remove();
    await pass('25 hours');
    expect(await remove()).toEqual({ removed: 0, older: 1 });
    expect(await stored()).toEqual([key]);
  });

  it('are removed among the pictures of job posts too, and those of a row or from before the database stay', async () => {
    const [named, older] = [await put('images'), await put('images')];
    const hash = named.slice('images/'.length, -'.webp'.length);
    await api.sql('INSERT INTO job_post_images (hash, size, width, height) VALUES ($1, 5, 16, 16)', [hash]);
    await age(older);
    const lost = await put('images');
    await remove();
    expect(await stored()).toEqual([named, older, lost].toSorted());
    await pass('25 hours');
    expect(await remove()).toEqual({ removed: 1, older: 1 });
    expect(await stored()).toEqual([named, older].toSorted());
  });

  it('stay while the storage is another one than the database knows', async () => {
    const key = await put('resumes');
    await remove();
    await pass('25 hours');
    await new Storage(configFor({ STORAGE_URL: api.storageUrl })).put(
      'storage-id',
      Buffer.from('other\n'),
      'text/plain',
    );
    await expect(remove()).rejects.toThrow('not the storage');
    expect(await stored()).toEqual([key]);
  });
});
