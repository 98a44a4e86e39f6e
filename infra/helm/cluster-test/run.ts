import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Where the cluster that `prepare.sh` brings up keeps its programs and its key; without them kubectl uses its own settings. */
const programs = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'frontdoor-cluster/bin');
const key = '/var/lib/frontdoor-cluster/admin.conf';
const env = {
  ...(existsSync(key) ? { KUBECONFIG: key } : {}),
  ...process.env,
  PATH: `${process.env.PATH}:${programs}`,
  // Reporter options meant for this run must not reach the tools.
  NODE_OPTIONS: '',
};

/** @returns the program's output. @throws with the output, if the exit code is not 0 */
export async function run(file: string, args: string[], input = ''): Promise<string> {
  const child = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', (code) => resolve(code)),
  );
  child.stdin.on('error', () => undefined).end(input);
  const [output, messages, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${file} ${args.join(' ').slice(0, 300)} ended with ${code}:\n${output}${messages}`);
  return output;
}

export const kubectl = (...args: string[]) => run('kubectl', args);
