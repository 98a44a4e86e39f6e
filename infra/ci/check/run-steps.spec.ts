import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeFailures, runSteps } from './run-steps.ts';

const script = (name: string, source: string) => ({ name, file: process.execPath, args: ['-e', source] });
const passing = script('good', 'console.log("fine")');
const failing = (name: string) => script(name, `console.log("${name} 1");console.error("${name} 2");process.exit(3)`);

test('a step that fails stops no other, and each failure is shown apart with all that it printed', async () => {
  const reports: string[] = [];
  const ended = await runSteps([failing('a'), passing, failing('b')], 2, ({ name }) => reports.push(name));
  assert.deepEqual(reports.toSorted(), ['a', 'b', 'good']);
  const report = describeFailures(ended.toSorted((one, other) => one.name.localeCompare(other.name)));
  assert.match(report, /^\n== a\na [12]\na [12]\n\n== b\nb [12]\nb [12]\n\n2 of 3 steps failed: a, b\.\n$/);
});

test('as many steps run at a time as there are places', async () => {
  const running = script(
    'running',
    'process.stdin.resume(); setTimeout(() => console.log(Date.now()), 200); console.log(Date.now())',
  );
  const ended = await runSteps([running, running, running, running, running], 2, () => undefined);
  const spans = ended.map(({ output }) => output.split('\n').map(Number) as [number, number]);
  const atOnce = spans.map(([start]) => spans.filter(([from, to]) => from <= start && start < to).length);
  assert.ok(Math.max(...atOnce) <= 2, String(atOnce));
});

test('a command that does not exist has failed', async () => {
  const [ended] = await runSteps([{ name: 'gone', file: '/no/such/program', args: [] }], 1, () => undefined);
  assert.equal(ended?.passed, false);
  assert.match(ended.output, /ENOENT/);
});

test('what `make fix` repairs is said to be so', () => {
  const ended = { name: 'lint', passed: false, output: 'bad', seconds: 1 };
  assert.match(describeFailures([ended]), /`make fix` repairs what it can\.\n$/);
});
