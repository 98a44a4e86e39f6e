import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { stopProcess } from '../../../infra/local/process/stop-process.ts';
import { waitForHealth } from '../../../infra/local/backend/wait-for-health.ts';

export interface Server {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Node's flags in the backend's image. */
  flags?: string[];
  program: string;
  environment: NodeJS.ProcessEnv;
  url: string;
  health: string;
  log: string;
}

/** Starts a server as production does, without a wrapper, its output in a file. */
export async function startServer({
  flags = [],
  program,
  environment,
  url,
  health,
  log,
}: ServerOptions): Promise<Server> {
  const output = openSync(log, 'a');
  const child: ChildProcess = spawn(process.execPath, [...flags, program], {
    env: environment,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const stop = () => stopProcess(child, 'SIGTERM', 20_000);
  try {
    await waitForHealth(child, `${url}${health}`, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: child.pid!, url, stop };
}
