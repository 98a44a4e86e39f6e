import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { giveWay } from '../process/give-way.ts';
import type { Ports } from '../process/find-free-port.ts';
import type { Environment } from './compose-environment.ts';
import { supervise, type Part, type Supervised } from '../process/supervise.ts';
import type { Undo } from '../process/undo-in-reverse.ts';
import { backendEntrypoint } from '../paths.ts';
import { runtimeFlags } from './run-entrypoint.ts';
import { stopProcess } from '../process/stop-process.ts';
import { waitForHealth } from './wait-for-health.ts';

interface BackendOptions {
  ports: Ports;
  environment: Environment;
  log: (name: string) => string;
  report: (message: string) => void;
  /** As on a server, by the shares of docker-compose.production.yml. */
  workerGivesWay?: boolean;
}

/** Starts the API and the worker side by side; either is started again when it ends unasked. */
export async function startBackend(
  { ports, environment, log, report, workerGivesWay = false }: BackendOptions,
  undo: Undo,
): Promise<{ api: Supervised<Part>; worker: Supervised<Part> }> {
  const start = (name: string, entrypoint: 'api' | 'worker', port: number) => {
    const healthUrl = `http://127.0.0.1:${port}/health/ready`;
    const givesWay = entrypoint === 'worker' && workerGivesWay;
    const options = { entrypoint, environment, healthUrl, log: log(entrypoint), givesWay };
    return supervise(name, () => startProcess(options), report);
  };
  const results = await Promise.allSettled([
    start('The API', 'api', ports.api),
    start('The worker', 'worker', ports.workerHealth),
  ]);
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  undo.add(async () => void (await Promise.all(started.map((part) => part.stop()))));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  const [api, worker] = started as [Supervised<Part>, Supervised<Part>];
  return { api, worker };
}

const leash = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url));

interface BackendProcess {
  entrypoint: 'api' | 'worker';
  environment: Environment;
  healthUrl: string;
  log: string;
  givesWay: boolean;
}

/** Starts one long-running process of the backend and waits until its health check succeeds. */
async function startProcess({ entrypoint, environment, healthUrl, log, givesWay }: BackendProcess): Promise<Part> {
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
  if (givesWay) giveWay(child);
  const part: Part = { process: child, stop: () => stopProcess(child, 'SIGTERM', 25_000) };
  try {
    await waitForHealth(child, healthUrl, log);
  } catch (error) {
    await part.stop();
    throw error;
  }
  return part;
}
