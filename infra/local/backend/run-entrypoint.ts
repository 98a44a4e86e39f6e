import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { backendEntrypoint } from '../paths.ts';
import type { Environment } from './compose-environment.ts';

/** SIGUSR1 would open Node's inspector, through which another process of the same user could read secrets and run programs. */
export const noInspector = '--disable-sigusr1';

/** How each long-running process of the backend is started. The reasons are in docs/decisions/0016 and 0041. */
export const runtimeFlags = {
  api: [noInspector, '--max-semi-space-size=8', '--initial-old-space-size=96'],
  worker: [noInspector, '--max-semi-space-size=8'],
};

/** Runs a one-shot process of the backend and returns its output. Its messages are shown only when it fails. */
export async function runEntrypoint(name: string, environment: Environment): Promise<string> {
  const child = spawn(process.execPath, [noInspector, backendEntrypoint(name)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, messages, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${name} failed (${code}):\n${output}${messages}`.trimEnd());
  return output;
}
