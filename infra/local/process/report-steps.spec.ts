import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportSteps } from './report-steps.ts';

test('each step has the seconds since the start, and a long one has a line every ten seconds', ({ mock }) => {
  mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const lines: string[] = [];
  const { report, end } = reportSteps((line) => lines.push(line.trim()));
  report('building the site');
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) mock.timers.tick(1_000);
  };
  pass(12);
  report('starting the API');
  pass(21);
  end();
  pass(60);
  report('stopping');
  assert.deepEqual(lines, [
    '0 s  building the site',
    '10 s  still working',
    '12 s  starting the API',
    '22 s  still working',
    '32 s  still working',
    'stopping',
  ]);
});
