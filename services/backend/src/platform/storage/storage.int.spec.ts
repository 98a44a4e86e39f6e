import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configFor } from '../../../test/config-for';
import { Storage, checksumOf, StorageUnavailable, StoredObjectDamaged, StoredObjectMissing } from './storage';

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
    expect(await door.readExact(object, checksumOf(bytes))).toEqual(bytes);
    expect(await door.readWhole(object, bytes.length)).toEqual(bytes);
  });

  test('takes the same object twice', async () => {
    const [door, object] = [storage(), key()];
    await door.put(object, bytes, 'application/pdf');
    await door.put(object, bytes, 'application/pdf');
    expect(await door.readExact(object, checksumOf(bytes))).toEqual(bytes);
  });

  test('says that an object is missing', async () => {
    await expect(storage().readExact(key(), checksumOf(bytes))).rejects.toBeInstanceOf(StoredObjectMissing);
    await expect(storage().readWhole(key(), 9)).rejects.toBeInstanceOf(StoredObjectMissing);
  });

  test.each([
    ['shorter', bytes.subarray(0, -1)],
    ['shorter', Buffer.alloc(0)],
    ['longer', Buffer.concat([bytes, bytes])],
    ['altered', Buffer.concat([Buffer.from([bytes[0]! ^ 1]), bytes.subarray(1)])],
  ])('gives nothing of an object that became %s, and says so', async (difference, stored) => {
    const [door, object] = [storage(), key()];
    await door.put(object, stored, 'application/pdf');
    const reading = door.readExact(object, checksumOf(bytes));
    await expect(reading).rejects.toBeInstanceOf(StoredObjectDamaged);
    await expect(reading).rejects.toMatchObject({ difference });
  });

  test('removes an object, and does not mind when it is gone', async () => {
    const [door, object] = [storage(), key()];
    await door.put(object, bytes, 'application/pdf');
    await door.remove(object);
    await door.remove(object);
    await expect(door.readWhole(object, 9)).rejects.toBeInstanceOf(StoredObjectMissing);
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

describe('storage that answers and then stalls', () => {
  const stalls: [string, RequestListener][] = [
    ['before its first byte', () => undefined],
    ['half-way', (_, response) => void response.writeHead(200, { 'Content-Length': 9 }).write('half')],
    [
      'half-way, and hangs up',
      (_, response) => void response.writeHead(200, { 'Content-Length': 9 }).write('half', () => response.destroy()),
    ],
  ];

  it.each(stalls)('is unavailable when its time is over: %s', async (_case, answer) => {
    const server = createServer(answer);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const storage = new Storage(
      configFor({ STORAGE_URL: `s3://key:k2m5v8x1c4n7@127.0.0.1:${port}/resumes?tls=false` }),
    );
    storage.readLimitMs = 500;
    const reading = storage.readExact('resumes/a.pdf', checksumOf(Buffer.from('whole one')));
    await expect(reading).rejects.toBeInstanceOf(StorageUnavailable);
    server.closeAllConnections();
    server.close();
  });
});
