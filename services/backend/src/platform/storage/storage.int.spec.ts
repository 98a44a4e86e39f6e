import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { configFor } from '../../../test/config-for';
import { Storage } from './storage';
import { StorageUnavailable, StoredObjectMissing } from './storage.errors';

const folder = () => pathToFileURL(mkdtempSync(join(tmpdir(), 'frontdoor-storage-'))).href;
const s3 = process.env['TEST_S3_URL'];
const drivers: [string, () => string][] = [
  ['a folder', folder],
  ['S3', () => s3 ?? ''],
];

describe.each(drivers)('storage on %s', (name, url) => {
  const test = name === 'S3' && !s3 ? it.skip : it;
  const storage = () => new Storage(configFor({ STORAGE_URL: url() || folder() }));
  const bytes = randomBytes(300_000);
  const key = () => `resumes/${randomBytes(8).toString('hex')}.pdf`;

  test('gives back what it was given, to the last byte', async () => {
    const [door, object] = [storage(), key()];
    await door.put(object, bytes, 'application/pdf');
    expect(await buffer(await door.open(object))).toEqual(bytes);
    expect(await door.sha256(object)).toEqual(createHash('sha256').update(bytes).digest());
  });

  test('takes the same object twice', async () => {
    const [door, object] = [storage(), key()];
    await door.put(object, bytes, 'application/pdf');
    await door.put(object, bytes, 'application/pdf');
    expect(await buffer(await door.open(object))).toEqual(bytes);
  });

  test('says that an object is missing', async () => {
    await expect(storage().open(key())).rejects.toBeInstanceOf(StoredObjectMissing);
    await expect(storage().sha256(key())).rejects.toBeInstanceOf(StoredObjectMissing);
  });

  test('removes an object, and does not mind when it is gone', async () => {
    const [door, object] = [storage(), key()];
    await door.put(object, bytes, 'application/pdf');
    await door.remove(object);
    await door.remove(object);
    await expect(door.open(object)).rejects.toBeInstanceOf(StoredObjectMissing);
  });

  test('lists what lies in a folder, however deep, and nothing beside it', async () => {
    const [door, below] = [storage(), randomBytes(8).toString('hex')];
    const keys = [`${below}/a.json`, `${below}/below/b.json`];
    for (const object of [...keys, `${below}x/c.json`]) await door.put(object, Buffer.from('{}'), 'application/json');
    const list = async (folderName: string) => {
      const listed: string[] = [];
      for await (const object of door.list(folderName)) listed.push(object);
      return listed.toSorted();
    };
    expect(await list(`${below}/`)).toEqual(keys);
    expect(await list(`${below}-missing/`)).toEqual([]);
  });
});

describe('storage that is away', () => {
  it.each([
    ['an S3 that refuses connections', 's3://key:k2m5v8x1@127.0.0.1:1/resumes?tls=false'],
    ['a folder that cannot be made', 'file:///dev/null/resumes'],
  ])('is unavailable, not missing: %s', async (_case, STORAGE_URL) => {
    const storage = new Storage(configFor({ STORAGE_URL }));
    await expect(storage.put('resumes/a.pdf', Buffer.from('a'), 'application/pdf')).rejects.toBeInstanceOf(
      StorageUnavailable,
    );
  });
});
