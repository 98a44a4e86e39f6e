import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '../local/process/find-free-port.ts';
import { root } from '../local/paths.ts';

export interface ComposeProject {
  site: string;
  inbox: string;
  /** The folder of its secrets, a file each. */
  secrets: string;
  compose(...args: string[]): Promise<string>;
  /** The variables by which a program that calls docker compose by itself finds this project. */
  environment: Record<string, string>;
  /** Runs a script of this checkout that calls docker compose by itself, on this project. */
  runScript(path: string, settings?: Record<string, string>): Promise<string>;
  /** The same, and ends the script and what it has started by a signal when it prints a line; returns what it had printed. */
  cutScript(path: string, line: RegExp, signal: NodeJS.Signals, settings?: Record<string, string>): Promise<string>;
  /** Appends to its .env, for the next `up`. */
  set(more: Record<string, string>): void;
  /** The engine's description of all its containers, including stopped ones. */
  inspect(): Promise<string>;
  /** The ids of a service's running containers. */
  containersOf(service: string): Promise<string[]>;
  logsOf(container: string): Promise<string>;
  /** Removes a volume of the compose file. */
  removeVolume(name: string): Promise<void>;
  /** What `make compose-restore` does, and what it prints. */
  restore(time: string): Promise<string>;
  /** Kills a container at once; it is not started again. */
  kill(container: string): Promise<void>;
  remove(): Promise<void>;
}

/** What the images that it builds are labelled with. */
export const REVISION = 'of-this-test';

interface ProjectOptions {
  /** The compose files, the later ones with differences; docker-compose.yml where there are none. */
  files?: string[];
  /** Lines of its .env besides those that isolate it. */
  settings?: Record<string, string>;
}

/** Isolates a Compose project from others on the machine: own name, free ports and addresses, fresh secrets, own volumes. */
export async function prepareProject(name: string, options: ProjectOptions = {}): Promise<ComposeProject> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const settings = join(folder, '.env');
  const secrets = join(folder, 'secrets');
  copyFileSync(join(root, '.env.example'), settings);
  // The last value in the file counts.
  appendFileSync(settings, `\nSECRETS_DIR=${secrets}\n`);
  await run('sh', [join(root, 'infra/compose/fill-secrets.sh'), settings]);
  const [sitePort, inboxPort] = [await findFreePort(0), await findFreePort(0)];
  const site = `http://127.0.0.1:${sitePort}`;
  const files = (options.files ?? []).flatMap((file) => ['--file', file]);
  const compose = (...args: string[]) =>
    run('docker', ['compose', '-p', name, ...files, '--env-file', settings, ...args]);
  /** For scripts that call docker compose by themselves. */
  const environment = {
    COMPOSE_PROJECT_NAME: name,
    COMPOSE_ENV_FILES: settings,
    // With a lock of its own.
    UPGRADE_STATE: join(folder, 'state'),
    ...(options.files && { COMPOSE_FILE: options.files.join(':') }),
  };
  const set = (more: Record<string, string>) => {
    for (const [key, value] of Object.entries(more)) appendFileSync(settings, `${key}=${value}\n`);
  };
  const EDGE_NETWORK = await findFreeNetwork();
  set({ SITE_PORT: `${sitePort}`, INBOX_PORT: `${inboxPort}`, SITE_URL: site, EDGE_NETWORK, ...options.settings });
  return {
    site,
    secrets,
    inbox: `http://127.0.0.1:${inboxPort}`,
    compose,
    environment,
    set,
    runScript: (path, more = {}) => run('sh', [path], { ...environment, ...more }),
    cutScript: (path, line, signal, more = {}) => runUntil(line, signal, path, { ...environment, ...more }),
    async containersOf(service) {
      return (await compose('ps', '--quiet', '--status', 'running', service)).trim().split('\n').filter(Boolean);
    },
    logsOf: (container) => run('docker', ['logs', container]),
    async removeVolume(volume) {
      await run('docker', ['volume', 'rm', `${name}_${volume}`]);
    },
    restore: (time) => run('sh', [join(root, 'infra/compose/restore.sh')], { ...environment, TIME: time }),
    async kill(container) {
      await run('docker', ['kill', container]);
    },
    async inspect() {
      const ids = await compose('ps', '--all', '--quiet');
      return run('docker', ['inspect', ...ids.trim().split('\n')]);
    },
    async remove() {
      await compose('down', '--volumes', '--remove-orphans', '--timeout', '20');
      // Those that a restore has made.
      const more = await run('docker', ['volume', 'ls', '--quiet', '--filter', `name=^${name}_`]);
      for (const volume of more.split('\n').filter(Boolean)) await run('docker', ['volume', 'rm', volume]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The first three numbers of a network that the engine has not got, beside the one of an installation. */
export async function findFreeNetwork(): Promise<string> {
  const list = async () => {
    const ids = (await run('docker', ['network', 'ls', '--quiet'])).trim().split('\n');
    return run('docker', ['network', 'inspect', '--format', '{{json .IPAM.Config}}', ...ids]);
  };
  // A second time, because one of another project may have gone in between.
  const taken = await list().catch(list);
  for (;;) {
    const network = `172.16.${randomInt(84, 256)}`;
    if (!taken.includes(`${network}.`)) return network;
  }
}

async function runUntil(line: RegExp, signal: NodeJS.Signals, script: string, more: Record<string, string>) {
  const env = { ...process.env, REVISION, ...more };
  // A group of its own, as a terminal makes it: what the script has started gets the signal as well.
  const child = spawn('sh', ['-c', 'exec sh "$0" 2>&1', script], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'close');
  let told = '';
  let isCut = false;
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    told += chunk.toString();
    if (isCut || !line.test(told)) continue;
    isCut = true;
    if (child.pid) process.kill(-child.pid, signal);
  }
  await ended;
  if (!isCut) throw new Error(`${script} ended without a line ${line}:\n${told.slice(-6_000)}`);
  return told;
}

async function run(file: string, args: string[], more: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, REVISION, ...more };
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, messages, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0)
    throw new Error(`${file} ${args.join(' ')} ended with ${code}:\n${`${output}${messages}`.slice(-6_000)}`);
  return output;
}
