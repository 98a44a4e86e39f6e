import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inEachPart, leftOutOf } from '../../tests/support/journeys/extent.ts';
import { choose, environmentOf, inTurn, type Runner, runners } from './runners.ts';

const cwd = new URL('../../services/backend', import.meta.url).pathname;
const filesOf = (...options: string[]) =>
  execFileSync('npm', ['exec', 'jest', '--', '--listTests', ...options], { cwd, encoding: 'utf8' })
    .trim()
    .split('\n');
const ofEachPart = /\/test\/(?:faults|matrix|model)\/|(?<!\.int)\.spec\.tsx?$/;

test('the parts of the backend come by turns and are all of its tests, and each has the faults and what needs no database', () => {
  const backend = runners.find(({ name }) => name === 'backend')!;
  const turns = [0, 1, 2].map((turn) => inTurn(backend, turn));
  assert.deepEqual(
    [...turns, inTurn(backend, 3)].map(({ part }) => part),
    ['1/3', '2/3', '3/3', '1/3'],
  );
  const all = filesOf();
  const parts = turns.map(({ command }) => filesOf(command.at(-1)!));
  assert.deepEqual([...new Set(parts.flat())].toSorted(), all.toSorted());
  const expected = all.filter((file) => ofEachPart.test(file)).toSorted();
  assert.ok(expected.length > 100);
  for (const part of parts) {
    assert.ok(part.length < all.length);
    assert.deepEqual(part.filter((file) => ofEachPart.test(file)).toSorted(), expected);
  }
});

test('each journey is in one part, and what each run makes is in both', () => {
  const files = ['a', 'apply', 'b', 'c', 'routes'].map((name) => `${name}.spec.ts`);
  assert.deepEqual(leftOutOf('1/1', files), []);
  assert.deepEqual(leftOutOf('1/2', files), ['c.spec.ts']);
  assert.deepEqual(leftOutOf('2/2', files), ['a.spec.ts', 'b.spec.ts']);
  const journeys = readdirSync(new URL('../../tests/journeys', import.meta.url));
  assert.deepEqual(
    [...inEachPart].filter((name) => !journeys.includes(name)),
    [],
  );
});

test('each system test is in one part, and the kills with either queue are in both', () => {
  const tests = new URL('../../tests', import.meta.url).pathname;
  const { scripts } = JSON.parse(readFileSync(`${tests}/package.json`, 'utf8')) as { scripts: { system: string } };
  const [, list = ''] = /^files=\$\(([^)]+)\) && node --test .* \$files$/.exec(scripts.system) ?? [];
  const filesOfPart = (TEST_PART?: string) =>
    execFileSync('sh', ['-c', list], { cwd: tests, encoding: 'utf8', env: { PATH: process.env.PATH, TEST_PART } })
      .trim()
      .split('\n');
  const all = readdirSync(`${tests}/system`).map((name) => `system/${name}`);
  assert.deepEqual(filesOfPart(), all.toSorted());
  const system = runners.find(({ name }) => name === 'system')!;
  const [one, other] = [0, 1].map((turn) => filesOfPart(environmentOf(inTurn(system, turn))['TEST_PART']));
  assert.deepEqual([...new Set([...one!, ...other!])].toSorted(), all.toSorted());
  assert.deepEqual(
    one!.filter((file) => other!.includes(file)),
    ['postgres', 'redis'].map((queue) => `system/promise-queue-in-${queue}.test.ts`),
  );
  assert.ok(Math.abs(one!.length - other!.length) <= 1);
});

test('the long form has the containers and the chart as well, and says of each that it leaves out what is missing', () => {
  const namesOf = (some: readonly Runner[]) => some.map(({ name }) => name);
  const onMachineWith = (missing: string | undefined) =>
    runners.map((runner) => (runner.missing ? { ...runner, missing: () => missing } : runner));
  const short = choose({ isLongForm: false }, onMachineWith(undefined));
  assert.deepEqual(namesOf(short.chosen), namesOf(runners.filter(({ always }) => always)));
  const long = choose({ isLongForm: true }, onMachineWith(undefined));
  assert.deepEqual(
    namesOf(long.chosen).filter((name) => !namesOf(short.chosen).includes(name)),
    ['browsers', 'compose', 'chart'],
  );
  assert.deepEqual(long.leftOut, []);
  const without = choose({ isLongForm: true }, onMachineWith('it is Sunday'));
  assert.ok(!namesOf(without.chosen).includes('compose') && !namesOf(without.chosen).includes('chart'));
  assert.deepEqual(without.leftOut, ['compose: not run, since it is Sunday', 'chart: not run, since it is Sunday']);
  const later = choose({ isLongForm: true, later: ['compose', 'chart'] }, onMachineWith('it is Sunday'));
  assert.deepEqual([namesOf(later.chosen).at(-1), later.leftOut], ['system', []]);
  assert.deepEqual(namesOf(choose({ names: ['compose'], isLongForm: false }, onMachineWith('all')).chosen), [
    'compose',
  ]);
});
