import assert from 'node:assert/strict';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { bucketNotes, FilesBackup, folderPlace } from './files-backup.ts';

// With folders for buckets, and in the place of `mc` the few words of it that a copy says, which is no program of this repository.
const folder = mkdtempSync(join(tmpdir(), 'files-backup-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'mc'),
  `#!/bin/sh
word=$1; shift
for last; do :; done
case $word in
  ls) cd "$last" && find . -type f -printf '{"status":"success","type":"file","key":"%P","size":%s}\\n' ;;
  cat) cat "$last" ;;
  pipe) cat > "$last" ;;
  rm) rm "$last" ;;
  mirror)
    for from; do [ "$from" = "$last" ] || before=$from; done
    # As the real one: a file that is longer at its end than at its beginning is refused.
    long() { find "$before" -type f -exec cat {} + | wc -c; }
    was=$(long); sleep 0.05; [ "$was" = "$(long)" ] || { echo 'Received excess data on input reader.' >&2; exit 1; }
    cp -R "$before/." "$last" ;;
esac
`,
);
chmodSync(join(folder, 'mc'), 0o755);
process.env.PATH = `${folder}:${process.env.PATH}`;

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

test('fault 601: what was acknowledged is copied while the API appends to it', async () => {
  const acknowledged = join(folder, 'acknowledged');
  mkdirSync(join(acknowledged, 'lost+found'), { recursive: true });
  writeFileSync(join(acknowledged, '2026-11-27.001.log'), 'yesterday\n');
  const today = join(acknowledged, '2026-11-28.001.log');
  writeFileSync(today, 'first\n');
  const appending = setInterval(() => appendFileSync(today, 'more\n'), 5);
  try {
    for (let round = 0; round < 3; round++)
      await new FilesBackup(folderPlace(storage), folderPlace(copy), bucketNotes).copy(acknowledged);
  } finally {
    clearInterval(appending);
  }
  assert.equal(readFileSync(join(copy, 'acknowledged/2026-11-27.001.log'), 'utf8'), 'yesterday\n');
  const copied = readFileSync(join(copy, 'acknowledged/2026-11-28.001.log'), 'utf8');
  assert.ok(copied.length > 'first\n'.length && readFileSync(today, 'utf8').startsWith(copied));
});
