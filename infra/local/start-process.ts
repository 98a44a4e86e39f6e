import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Environment } from './compose-environment.ts';
import { backendEntrypoint } from './paths.ts';
import { runtimeFlags } from './runtime-flags.ts';
import { stopProcess } from './stop-process.ts';
import type { Part } from './supervise.ts';
import { waitForHealth } from './wait-for-health.ts';

const leash = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url));

export interface BackendProcess {
  entrypoint: 'api' | 'worker';
  environment: Environment;
  healthUrl: string;
  log: string;
}

/** Starts one long-running process of the backend and waits until it says that it is ready. */
export async function startProcess({ entrypoint, environment, healthUrl, log }: BackendProcess): Promise<Part> {
  const output = openSync(log, 'a', 0o600);
  // Detached, so that Ctrl-C in the terminal reaches the stack alone and the parts are stopped in order.
  const child = spawn(
    process.execPath,
    [...runtimeFlags[entrypoint], '--import', leash, backendEntrypoint(entrypoint)],
    {
      env: environment,
      stdio: ['ignore', output, output, 'ipc'],
      detached: true,
    },
  );
  closeSync(output);
  const part: Part = { process: child, stop: () => stopProcess(child, 'SIGTERM', 25_000) };
  try {
    await waitForHealth(child, healthUrl, log);
  } catch (error) {
    await part.stop();
    throw error;
  }
  return part;
}
