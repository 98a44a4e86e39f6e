import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { mergeLines } from '../merge-lines.ts';
import { CopiedLines } from './copied-lines.ts';
import { putFakeMc } from './fake-mc.ts';
import { Mc } from './mc.ts';

const folder = mkdtempSync(join(tmpdir(), 'copied-lines-'));
after(() => rmSync(folder, { recursive: true }));
putFakeMc(folder);

const [acknowledged, copies] = [join(folder, 'acknowledged'), join(folder, 'copies')];
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const [today, yesterday] = [`${dayAgo(0)}.001.log`, `${dayAgo(1)}.001.log`];
const line = (reference: string, day = 0) => `\n${dayAgo(day)}T00:00:01.000Z ${reference} -\n`;
const copied = (name = today) => readFileSync(join(copies, name), 'utf8');
const write = (text: string, name = today) => writeFileSync(join(acknowledged, name), text);
/** A new one, as each start of the service has it. */
const lines = () => new CopiedLines(new Mc(), copies);
const references = async () => (await lines().read()).map(({ reference }) => reference).toSorted();

beforeEach(() => {
  for (const place of [acknowledged, copies]) rmSync(place, { recursive: true, force: true });
  mkdirSync(join(acknowledged, 'lost+found'), { recursive: true });
});

test('fault 601: what was acknowledged is copied while the API appends to it', async () => {
  write('yesterday\n', yesterday);
  write('first\n');
  const appending = setInterval(() => appendFileSync(join(acknowledged, today), 'more\n'), 5);
  try {
    for (let round = 0; round < 3; round++) await lines().copy(acknowledged);
  } finally {
    clearInterval(appending);
  }
  assert.equal(copied(yesterday), 'yesterday\n');
  assert.ok(copied().length > 'first\n'.length);
  assert.ok(readFileSync(join(acknowledged, today), 'utf8').startsWith(copied()));
});

test('fault 646: a line is copied with the next minute, and nothing is asked of the copies while there is none', async () => {
  const shipping = lines();
  write(line('FD-AAAA-AAAA'));
  await shipping.copyNew(acknowledged);
  appendFileSync(join(acknowledged, today), line('FD-BBBB-BBBB'));
  await shipping.copyNew(acknowledged);
  assert.deepEqual(await references(), ['FD-AAAA-AAAA', 'FD-BBBB-BBBB']);
  rmSync(copies, { recursive: true });
  await shipping.copyNew(acknowledged);
  assert.ok(!existsSync(copies));
  // The copy of the files brings back what was lost of the copies.
  await shipping.copy(acknowledged);
  assert.deepEqual(await references(), ['FD-AAAA-AAAA', 'FD-BBBB-BBBB']);
});

test('fault 646: the lines of the days that the API keeps are read, and older copies are removed', async () => {
  const [old, kept] = [`${dayAgo(36)}.001.log`, `${dayAgo(34)}.001.log`];
  write(line('FD-BBBB-BBBB', 34), kept);
  mkdirSync(copies);
  writeFileSync(join(copies, old), line('FD-AAAA-AAAA', 36));
  assert.deepEqual(await references(), []);
  await lines().copy(acknowledged);
  assert.deepEqual([existsSync(join(copies, old)), existsSync(join(copies, kept))], [false, true]);
  assert.deepEqual(await references(), ['FD-BBBB-BBBB']);
});

test('fault 646: a copy that another process replaces after it was read loses no line', async () => {
  const [first, second] = [line('FD-AAAA-AAAA'), line('FD-BBBB-BBBB')];
  write(first);
  await lines().copy(acknowledged);
  class Overtaken extends Mc {
    override async read(files: string[]) {
      const before = await super.read(files);
      writeFileSync(join(copies, today), first + second);
      return before;
    }
  }
  write(line('FD-CCCC-CCCC'));
  await new CopiedLines(new Overtaken(), copies).copy(acknowledged);
  assert.deepEqual(await references(), ['FD-AAAA-AAAA', 'FD-BBBB-BBBB', 'FD-CCCC-CCCC']);
});

test('fault 647: a new machine, whose lines begin anew, adds to those of the day and takes none away', async () => {
  for (const name of [today, yesterday]) {
    const day = name === today ? 0 : 1;
    write(line('FD-AAAA-AAAA', day) + line('FD-BBBB-BBBB', day), name);
    await lines().copy(acknowledged);
    // Shorter, as long, and longer than those of before.
    const later = ['FD-CCCC-CCCC', 'FD-DDDD-DDDD', 'FD-EEEE-EEEE'];
    const anew = lines();
    write('', name);
    for (const reference of later) {
      appendFileSync(join(acknowledged, name), line(reference, day));
      await anew.copy(acknowledged);
    }
    assert.deepEqual(await references(), ['FD-AAAA-AAAA', 'FD-BBBB-BBBB', ...later]);
    for (const place of [join(acknowledged, name), copies]) rmSync(place, { recursive: true });
  }
});

test('fault 647: of two files of a day each line is there once, in the order of before', () => {
  const merge = (before: string, now: string) => String(mergeLines(Buffer.from(before), Buffer.from(now)));
  assert.equal(merge('', '\na\n'), '\na\n');
  assert.equal(merge('\na\n', '\na\n\nb\n'), '\na\n\nb\n');
  assert.equal(merge('\na\n\nb\n', '\na\n'), '\na\n\nb\n');
  assert.equal(merge('\na\n', '\nb\n\na\n'), '\na\n\nb\n');
  // Half a line at the end, which a copy of a moment may have.
  assert.equal(merge('\na\nhal', '\nb\n'), '\na\nhal\nb\n');
});
