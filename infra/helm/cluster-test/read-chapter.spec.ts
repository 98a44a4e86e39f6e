import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readChapter } from './read-chapter.ts';

test('a step is a block of commands and what it prints, with any text for an ellipsis and any width for a column', () => {
  const page =
    '# Page\n\n## One\n\n```sh\nls -l\n```\n\n```console\nfile-…  12 (b)\n…\n```\n\n## Two\n\n```sh\nrm\n```\n';
  const [step, ...others] = readChapter(page, 'One');
  assert.equal(others.length, 0);
  assert.equal(step?.commands, 'ls -l\n');
  assert.match('file-a1      12 (b)\nand more\n', step.prints);
  assert.doesNotMatch('file-a1 13 (b)\nand more\n', step.prints);
  assert.deepEqual(readChapter(page, 'Two'), []);
});

test('each command of the chapter about clusters says what it prints', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, chapter = ''] = page.split('\n## Cluster\n');
  const commands = chapter.split(/^## /m)[0]!.match(/^```sh$/gm) ?? [];
  assert.ok(commands.length >= 6);
  assert.equal(readChapter(page, 'Cluster').length, commands.length);
});
