import type { Ports } from './choose-ports.ts';
import type { Environment } from './compose-environment.ts';
import { startProcess } from './start-process.ts';
import { supervise, type Part, type Supervised } from './supervise.ts';
import type { Undo } from './undo-in-reverse.ts';

interface BackendOptions {
  ports: Ports;
  environment: Environment;
  log: (name: string) => string;
  say: (message: string) => void;
}

/** Starts the API and the worker side by side; either is started again when it ends unasked. */
export async function startBackend(
  { ports, environment, log, say }: BackendOptions,
  undo: Undo,
): Promise<{ api: Supervised<Part>; worker: Supervised<Part> }> {
  const start = (name: string, entrypoint: 'api' | 'worker', port: number) => {
    const healthUrl = `http://127.0.0.1:${port}/health/ready`;
    return supervise(name, () => startProcess({ entrypoint, environment, healthUrl, log: log(entrypoint) }), say);
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
