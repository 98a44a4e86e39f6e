import { buildChanged } from './build/build-changed.ts';
import { reportSteps } from './process/report-steps.ts';

const steps = reportSteps((line) => process.stdout.write(line));
try {
  await buildChanged(steps.report);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  steps.end();
}
