import { ConfigError } from '../config/load-config';

/** Runs an entrypoint. A failure to start is written to standard error and ends the process with code 1. */
export function runProcess(name: string, start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    const text = error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error));
    process.stderr.write(`${name} cannot start. ${text}\n`);
    process.exit(1);
  });
}
