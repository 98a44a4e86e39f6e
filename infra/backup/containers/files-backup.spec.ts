import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { putFakeMc } from '../mc/fake-mc.ts';
import { folderPlace } from '../mc/mc.ts';
import { bucketNotes, FilesBackup } from './files-backup.ts';

// With folders for buckets.
const folder = mkdtempSync(join(tmpdir(), 'files-backup-'));
after(() => rmSync(folder, { recursive: true }));
putFakeMc(folder);

const [storage, copy] = [join(folder, 'storage'), join(folder, 'copy')];
const notes = join(copy, 'files-gone.json');
const put = (name: string, text: string) => {
  mkdirSync(dirname(join(storage, name)), { recursive: true });
  writeFileSync(join(storage, name), text);
};
/** A new one for each copy, as each pod has it. */
const backUp = (state: string | typeof bucketNotes) =>
  new FilesBackup(folderPlace(storage), folderPlace(copy), state).copy('');
const isCopied = (name: string) => existsSync(join(copy, 'storage', name));
const daysAgo = (days: number) => Date.now() - days * 86_400_000;

beforeEach(() => {
  for (const place of [storage, copy]) rmSync(place, { recursive: true, force: true });
  put('storage-id', 'the id');
  put('resumes/kept', 'kept');
  put('resumes/gone', 'gone');
});

for (const [where, state] of [
  ['beside the copy', bucketNotes],
  ['in a folder', folder],
] as const)
  test(`a file that has gone leaves the copy after 14 days, and since when it has gone is noted ${where}`, async () => {
    const file = state === bucketNotes ? notes : join(folder, 'files-gone.json');
    rmSync(file, { force: true });
    assert.equal(await backUp(state), 3);
    rmSync(join(storage, 'resumes/gone'));
    await backUp(state);
    const { 'resumes/gone': since } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    assert.ok(since && Math.abs(Date.now() - since) < 60_000);
    writeFileSync(file, JSON.stringify({ 'resumes/gone': daysAgo(13) }));
    await backUp(state);
    assert.ok(isCopied('resumes/gone'));
    writeFileSync(file, JSON.stringify({ 'resumes/gone': daysAgo(15) }));
    await backUp(state);
    assert.deepEqual([isCopied('resumes/gone'), isCopied('resumes/kept')], [false, true]);
    assert.equal(readFileSync(file, 'utf8'), '{}');
  });

test('a storage of another id is refused, and nothing is copied', async () => {
  await backUp(bucketNotes);
  put('storage-id', 'another id');
  put('resumes/new', 'new');
  await assert.rejects(backUp(bucketNotes), { kind: 'another-storage' });
  assert.equal(isCopied('resumes/new'), false);
});

test('fault 646: lines are copied before the first copy of the files, and never into the backup of another installation', async () => {
  const acknowledged = join(folder, 'acknowledged');
  mkdirSync(acknowledged, { recursive: true });
  const today = `${new Date().toISOString().slice(0, 10)}.001.log`;
  writeFileSync(join(acknowledged, today), 'first\n');
  const copied = () => readFileSync(join(copy, 'acknowledged', today), 'utf8');
  const start = () => new FilesBackup(folderPlace(storage), folderPlace(copy), bucketNotes);
  await start().copyNewLines(acknowledged);
  assert.equal(copied(), 'first\n');
  await backUp(bucketNotes);
  put('storage-id', 'another id');
  writeFileSync(join(acknowledged, today), 'first\nsecond\n');
  await assert.rejects(start().copyNewLines(acknowledged), { kind: 'another-storage' });
  assert.equal(copied(), 'first\n');
});

test('fault 645: each file of the copy is read by its name, many by one run, and none is kept on the disk', async () => {
  for (let number = 0; number < 250; number += 1)
    put(`previews/${number}/1.png`, number % 3 === 0 ? '' : `page ${number}`);
  put('resumes/large', 'x'.repeat(9 * 1024 * 1024));
  await backUp(bucketNotes);
  const before = readdirSync(folder).length;
  const read = new Map<string, string>();
  await new FilesBackup(folderPlace(storage), folderPlace(copy), bucketNotes).read((name, content) => {
    assert.equal(readdirSync(folder).length, before);
    read.set(name, String(content));
  });
  assert.equal(read.size, 250 + 4);
  for (const [name, text] of read) assert.equal(text, readFileSync(join(storage, name), 'utf8'), name);
});

test('fault 645: a file that is replaced after it was listed moves no other one, and one that has gone is named', async () => {
  put('erasures/long', 'what it was');
  await backUp(bucketNotes);
  const files = new FilesBackup(folderPlace(storage), folderPlace(copy), bucketNotes);
  // As `ls` says it, while the file has grown since.
  writeFileSync(join(copy, 'storage/resumes/gone'), 'gone and more');
  const lines = ['resumes/gone', 'resumes/kept', 'storage-id'].map((key, at) =>
    JSON.stringify({ status: 'success', type: 'file', key, size: [4, 4, 6][at] }),
  );
  writeFileSync(join(folder, 'listed-before'), lines.join('\n'));
  const read = new Map<string, string>();
  try {
    await files.read((name, content) => void read.set(name, String(content)));
    assert.deepEqual(Object.fromEntries(read), {
      'resumes/gone': 'gone and more',
      'resumes/kept': 'kept',
      'storage-id': 'the id',
    });
    rmSync(join(copy, 'storage/resumes/gone'));
    await assert.rejects(
      files.read(() => {}),
      /resumes\/gone/,
    );
  } finally {
    rmSync(join(folder, 'listed-before'));
  }
});

test('fault 727: the files that the storage lacks are named, and none of them where it is another one', async () => {
  await backUp(bucketNotes);
  const find = () =>
    new FilesBackup(folderPlace(storage), folderPlace(copy), bucketNotes).findLacking(['resumes/kept', 'resumes/lost']);
  assert.deepEqual(await find(), ['resumes/lost']);
  rmSync(storage, { recursive: true });
  await assert.rejects(find(), { kind: 'another-storage' });
  // Nor does the backup know the storage.
  rmSync(copy, { recursive: true });
  await assert.rejects(find(), { kind: 'another-storage' });
  put('storage-id', 'the id');
  assert.deepEqual(await find(), ['resumes/kept', 'resumes/lost']);
});
