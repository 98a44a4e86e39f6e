import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreeNetwork } from '../../../../infra/ci/compose-project.ts';
import { readChapter } from '../../../../infra/helm/cluster-test/read-chapter.ts';
import { root } from '../../../../infra/local/paths.ts';
import { findFreePort } from '../../../../infra/local/process/find-free-port.ts';
import { runToEnd } from '../../../../infra/local/process/run-to-end.ts';
import { publishReleases, releaseOfPages } from './publish-releases.ts';

/** Beside that of an installation on this machine. */
const FORMER_TAG = 'before-upgrade-of-test';

/** A clone of a repository with several releases, and its containers. */
export interface Checkout {
  site: string;
  folder: string;
  /** Runs commands in the clone. @returns all that they said. @throws with it, if one of them fails */
  run(commands: string): Promise<string>;
  /** The same, and ends the commands by a signal, as a terminal does, when they say so. @returns all that they said */
  cut(commands: string, line: RegExp, signal: NodeJS.Signals): Promise<string>;
  compose(...args: string[]): Promise<string>;
  psql(sql: string): Promise<string>;
  /** The version of each running container of a part. */
  versionsOf(part: string): Promise<string[]>;
  /** The ids of all running containers. */
  running(): Promise<string[]>;
  /** The release that is checked out, such as `v8.0.0`. */
  release(): Promise<string>;
  remove(): Promise<void>;
}

/** The blocks of commands of a chapter of docs/operations.md, with the release `next` for the one that the page names. */
export function commandsOf(chapter: string, next: string): string[] {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const named = releaseOfPages();
  return readChapter(page, chapter).map(({ commands }) =>
    commands.replaceAll(named, `v${next}`).replaceAll('before-upgrade', FORMER_TAG),
  );
}

/** @param settings what the containers are started with besides a name, ports and addresses of their own */
export async function cloneReleases(name: string, settings: Record<string, string> = {}): Promise<Checkout> {
  const home = mkdtempSync(join(tmpdir(), `${name}-`));
  // Files of the clone are read by the users of containers.
  chmodSync(home, 0o755);
  const folder = join(home, 'frontdoor');
  const repository = await publishReleases(home);
  await runToEnd('git', ['clone', '--quiet', '--no-checkout', repository, folder]);
  const port = await findFreePort(0);
  const site = `http://127.0.0.1:${port}`;
  const inboxPort = await findFreePort(0);
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    COMPOSE_PROJECT_NAME: name,
    SITE_PORT: `${port}`,
    INBOX_PORT: `${inboxPort}`,
    SITE_URL: site,
    EDGE_NETWORK: await findFreeNetwork(),
    FORMER_TAG,
    // One address may send as much as the test likes, since 1.0.0 does not believe a claim of others; and the addresses of .env.example.
    RATE_LIMIT_APPLICATIONS: '0',
    CHALLENGE_AFTER: '0',
    EXAMPLE_COMPANY: 'yes',
    ...settings,
  };

  async function runUntil(commands: string, line?: RegExp, signal: NodeJS.Signals = 'SIGTERM') {
    const child = spawn('bash', ['-c', `exec 2>&1; set -euo pipefail\n${commands}`], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own, as a terminal makes it: what the commands have started gets the signal as well.
      detached: true,
    });
    const ended = once(child, 'close') as Promise<[number | null]>;
    let [told, isCut] = ['', false];
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      told += chunk.toString();
      if (isCut || !line?.test(told)) continue;
      isCut = true;
      process.kill(-child.pid!, signal);
    }
    const [code] = await ended;
    return { told, isCut, code };
  }
  const compose = (...args: string[]) => runToEnd('docker', ['compose', ...args], { cwd: folder, env });
  const docker = (...args: string[]) => runToEnd('docker', args);
  const linesOf = (output: string) => output.split('\n').filter(Boolean);
  const ofProject = `label=com.docker.compose.project=${name}`;

  return {
    site,
    folder,
    async run(commands) {
      const { told, code } = await runUntil(commands);
      if (code !== 0) throw new Error(`${commands}\nended with ${code}:\n${told.slice(-12_000)}`);
      return told;
    },
    async cut(commands, line, signal) {
      const { told, isCut } = await runUntil(commands, line, signal);
      if (!isCut) throw new Error(`${commands}\nended without a line ${line}:\n${told.slice(-12_000)}`);
      return told;
    },
    compose,
    psql: async (sql) =>
      (await compose('exec', '-T', 'postgres', 'psql', '-U', 'frontdoor', '-d', 'frontdoor', '-AtXc', sql)).trim(),
    async versionsOf(part) {
      const ids = linesOf(await compose('ps', '--quiet', '--status', 'running', part));
      const label = '{{index .Config.Labels "org.opencontainers.image.version"}}';
      return ids.length === 0 ? [] : linesOf(await docker('inspect', '--format', label, ...ids));
    },
    running: async () => linesOf(await docker('ps', '--quiet', '--filter', ofProject)),
    release: async () => (await runToEnd('git', ['describe', '--tags'], { cwd: folder })).trim(),
    async remove() {
      process.stderr.write(await compose('ps', '--all').catch(String));
      await compose('--profile', '*', 'down', '--volumes', '--remove-orphans', '--timeout', '20').catch(String);
      for (const volume of linesOf(await docker('volume', 'ls', '--quiet', '--filter', `name=^${name}_`)))
        await docker('volume', 'rm', volume);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
