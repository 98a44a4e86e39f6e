import { buildChanged } from './build/build-changed.ts';

try {
  await buildChanged((message) => process.stdout.write(`${message}\n`));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
