import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { backendEntrypoint } from './paths.ts';
import type { Environment } from './compose-environment.ts';
import { noInspector } from './runtime-flags.ts';

/** Runs a one-shot process of the backend and returns what it printed. Its messages are shown only when it fails. */
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
