import { backendEntrypoint } from '../paths.ts';
import { runToEnd } from '../process/run-to-end.ts';
import type { Environment } from './compose-environment.ts';

/** SIGUSR1 would open Node's inspector, through which another process of the same user could read secrets and run programs. */
export const noInspector = '--disable-sigusr1';

/** How each long-running process of the backend is started. The reasons are in docs/decisions/0118. */
export const runtimeFlags = {
  api: [noInspector, '--max-semi-space-size=8', '--initial-old-space-size=96'],
  worker: [noInspector, '--max-semi-space-size=8'],
};

/** Runs a one-shot process of the backend and returns its output. Its messages are shown only when it fails. */
export const runEntrypoint = (name: string, env: Environment, signal?: AbortSignal): Promise<string> =>
  runToEnd(process.execPath, [noInspector, backendEntrypoint(name)], { env, signal });
