import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { status } from '../messages/english/system/status.ts';
import { timeText } from '../values/times/dates.ts';
import { figureText } from './figure-text.ts';

test('a figure is told in its unit', () => {
  const told = [
    figureText({ name: 'free', unit: 'bytes', value: '13207024435' }),
    figureText({ name: 'size', unit: 'bytes', value: '9000000' }),
    figureText({ name: 'size', unit: 'bytes', value: '12' }),
    figureText({ name: 'oldestMail', unit: 'seconds', value: '12' }),
    figureText({ name: 'oldestMail', unit: 'seconds', value: '7260' }),
    figureText({ name: 'deadJobs', unit: 'count', value: '3' }),
    figureText({ name: 'apiVersion', unit: 'version', value: '1.1.0' }),
    figureText({ name: 'endsAt', unit: 'time', value: '2026-11-27T13:00:00.000Z' }),
  ];
  const expected = ['12.3 GB', '9 MB', '12 B', '12 s', '2 h 1 min', '3', '1.1.0', timeText('2026-11-27T13:00:00.000Z')];
  assert.deepEqual(told, expected);
});

test('the sections that say what to do are in the documents', () => {
  const docs = join(import.meta.dirname, '../../..');
  for (const text of Object.values(status.toDo)) {
    const [, file = '', sections = ''] = /(docs\/\S+), (“.+”)/.exec(text) ?? [];
    const named = [...sections.matchAll(/“(.+?)”/g)].map(([, section]) => section);
    const headings = [...readFileSync(join(docs, file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
    assert.notEqual(named.length, 0, text);
    assert.deepEqual(
      named.filter((section) => !headings.includes(section)),
      [],
    );
  }
});
