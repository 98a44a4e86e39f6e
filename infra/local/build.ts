import { buildChanged } from './build/build-changed.ts';
import { reportSteps } from './process/report-steps.ts';

// node infra/local/build.ts [part...]: of these parts, or of all, those that have changed since they were built last.
const steps = reportSteps((line) => process.stdout.write(line));
try {
  await buildChanged(steps.report, { only: process.argv.slice(2) });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  steps.end();
}
