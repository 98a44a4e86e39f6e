import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type AcknowledgedLine, comparableAt, readAcknowledged } from './read-acknowledged.ts';

test('fault 467: of the files of several processes each whole line is read, past empty lines and half ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'acknowledged-'));
  const sha256 = 'ab'.repeat(32);
  writeFileSync(
    join(folder, '2026-11-26.001.log'),
    `\n2026-11-26T10:00:02.000Z FD-AAAA-AAAA ${sha256}\n\n2026-11-26T10:00:03.000Z FD-BBBB-BBBB abab\n2026-11-26T10:00:01.000Z FD-CCCC-CCCC -\n`,
  );
  const read = readAcknowledged(folder);
  assert.deepEqual(
    read.map(({ reference, sha256: sum }) => [reference, sum]),
    [
      ['FD-CCCC-CCCC', undefined],
      ['FD-AAAA-AAAA', sha256],
    ],
  );
  rmSync(folder, { recursive: true });
});

test('fault 646: a restored database is not asked for lines of 35 days before its moment, whose removal it may have forgotten', () => {
  const moment = new Date('2026-11-26T10:00:00Z');
  const daysBefore = (days: number): AcknowledgedLine => ({
    at: new Date(moment.getTime() - days * 86_400_000),
    reference: 'FD-AAAA-AAAA',
    sha256: undefined,
  });
  const lines = [daysBefore(40), daysBefore(35), daysBefore(34.9), daysBefore(-1)];
  assert.deepEqual(comparableAt(moment, lines), lines.slice(2));
});
