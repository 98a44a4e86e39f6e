import { dataDirOf, root } from './paths.ts';
import { printAddresses } from './print-addresses.ts';
import type { Stack } from './stack.ts';
import { startStack } from './start-stack.ts';

const dataDir = dataDirOf(process.env);
const say = (message: string) => process.stdout.write(`  ${message}\n`);
const giveUp = new AbortController();
let stack: Stack | undefined;
let exitCode = 0;
let stopping: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    giveUp.abort();
    if (stack) void stop(stack);
  });
}
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  exitCode = 1;
  giveUp.abort();
  if (stack) void stop(stack);
});
// A terminal that was closed must not turn the last messages into a crash.
process.stdout.on('error', () => {});

try {
  stack = await startStack({ dataDir, say, signal: giveUp.signal });
  if (giveUp.signal.aborted) await stop(stack);
  else printAddresses(stack, dataDir, root);
} catch (error) {
  if (giveUp.signal.aborted) process.exit(exitCode);
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function stop(running: Stack): Promise<void> {
  return (stopping ??= (async () => {
    say('stopping');
    await running.stop();
    say('stopped');
    process.exit(exitCode);
  })());
}
