import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { atFirst, commandOf, sideBySide } from './steps.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const steps = [...atFirst, ...sideBySide];
const withAll = (files?: string[]) =>
  Object.fromEntries(
    steps.flatMap((step) => {
      const command = commandOf(step, files, (file) => file !== 'docs/deleted.ts');
      return command ? [[step.name, command.args.slice(command.args.indexOf('--') + 1).join(' ')]] : [];
    }),
  );

test('each step is an npm script', () => {
  for (const { name, script } of steps) assert.ok(scripts[script[0]!], name);
});

test('one script holds the command line of the linter, and one that of the formatter; all others run these', () => {
  const others = Object.entries({
    ...scripts,
    lint: '',
    format: '',
    hook: read('lefthook.yml'),
    make: read('Makefile'),
  });
  for (const [name, text] of others.filter(([script]) => script !== 'contract'))
    assert.doesNotMatch(text, /oxlint|prettier/, name);
  assert.match(scripts['lint']!, /^oxlint --type-aware /);
  for (const text of [scripts['fix']!, read('lefthook.yml')])
    for (const name of ['lint', 'format']) assert.match(text, new RegExp(`npm run --silent ${name} -- `));
});

test('without a list of files every step looks at everything', () => {
  assert.deepEqual(
    Object.keys(withAll()),
    steps.map(({ name }) => name),
  );
  assert.deepEqual([withAll()['format'], withAll()['lint']], ['--check .', '']);
});

test('with one, a step looks at the files that concern it, and runs only when there are any', () => {
  assert.deepEqual(withAll(['docs/lists.test.ts', 'README.md', 'docs/deleted.ts']), {
    settings: '',
    types: '',
    format: '--check docs/lists.test.ts README.md',
    lint: 'docs/lists.test.ts',
    unused: '',
    imports: '',
    docs: '',
  });
  assert.deepEqual(Object.keys(withAll(['README.md'])), ['settings', 'format', 'docs']);
  assert.ok('contract' in withAll(['services/backend/src/create-api.ts']));
});

test('a change of a tool or of its settings concerns every file', () => {
  for (const file of [
    'package-lock.json',
    '.oxlintrc.json',
    'admin/tsconfig.json',
    '.prettierrc.json',
    'knip.json',
    '.editorconfig',
  ])
    assert.deepEqual(withAll([file]), withAll(), file);
});
