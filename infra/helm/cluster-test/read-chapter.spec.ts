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
  assert.deepEqual(readChapter(page, 'Three'), []);
  assert.equal(readChapter(page, 'Two').length, 1);
});

test('a step without a block of text prints nothing, and has the prose before it', () => {
  const page = '## One\n\nFirst.\n\n```sh\ncp a b\n```\n\nThen.\n\n```sh\nls\n```\n\n```console\nb\n```\n';
  const [copy, list] = readChapter(`\n${page}`, 'One');
  assert.match('', copy!.prints);
  assert.doesNotMatch('b\n', copy!.prints);
  assert.match('b\n', list!.prints);
  assert.match(list!.prose, /^\s+Then\.\s+$/);
});

test('a line of an ellipsis stands for no line as well', () => {
  const [step] = readChapter('\n## One\n\n```sh\nls\n```\n\n```console\na.b\n…\nc\n```\n', 'One');
  for (const output of ['a.b\nc\n', 'a.b\nmore\nc', 'a.b\nmore\nand more\nc\n']) assert.match(output, step!.prints);
  for (const output of ['a.bc', 'axb\nc', 'a.b\nmore c']) assert.doesNotMatch(output, step!.prints);
});

test('a chapter of the second rank has those of the third rank in it, and one of the third ends where the next begins', () => {
  const page =
    '# Page\n\n## One\n\n```sh\na\n```\n\n### Part\n\n```sh\nb\n```\n\n### Other\n\n```sh\nc\n```\n\n## Two\n\n```sh\nd\n```\n';
  const commandsOf = (heading: string) => readChapter(page, heading).map(({ commands }) => commands.trim());
  assert.deepEqual(commandsOf('One'), ['a', 'b', 'c']);
  assert.deepEqual(commandsOf('Part'), ['b']);
  assert.deepEqual(commandsOf('Other'), ['c']);
});

test('each command of the chapter about clusters says what it prints', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, chapter = ''] = page.split('\n## Cluster\n');
  const commands = chapter.split(/^## /m)[0]!.match(/^```sh$/gm) ?? [];
  assert.ok(commands.length >= 6);
  assert.equal(readChapter(page, 'Cluster').filter(({ text }) => text).length, commands.length);
});
