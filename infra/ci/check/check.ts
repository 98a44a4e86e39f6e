// node infra/ci/check/check.ts: every step of `make check`. With CHANGED=yes over what changed, as far as a step can.
import { availableParallelism } from 'node:os';
import { changedFiles } from './changed-files.ts';
import { describeFailures, runSteps, type Ended } from './run-steps.ts';
import { atFirst, commandOf, sideBySide } from './steps.ts';

/** The compilers take up to a gigabyte each. */
const PLACES = Math.min(Math.max(availableParallelism(), 2), 4);

const tell = ({ name, passed, seconds }: Ended) =>
  process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(5)} s\n`);

const changed = process.env.CHANGED === 'yes' ? changedFiles() : undefined;
if (changed) process.stdout.write(`${changed.length} files changed.\n`);
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1';

const ended: Ended[] = [];
for (const steps of [atFirst, sideBySide]) {
  const commands = steps.map((step) => commandOf(step, changed));
  ended.push(
    ...(await runSteps(
      commands.filter((command) => command !== undefined),
      PLACES,
      tell,
    )),
  );
}
if (ended.some(({ passed }) => !passed)) {
  process.stdout.write(describeFailures(ended));
  process.exitCode = 1;
}
