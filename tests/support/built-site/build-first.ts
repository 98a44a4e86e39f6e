import { buildChanged } from '../../../infra/local/build/build-changed.ts';

/** Runs once before all test files, which run side by side and must not build over each other. */
export async function globalSetup(): Promise<void> {
  await buildChanged((message) => process.stdout.write(`${message}\n`));
}
