import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { findFreeNetwork } from '../../../infra/ci/compose-project.ts';
import { root } from '../../../infra/local/paths.ts';
import { runToEnd } from '../../../infra/local/process/run-to-end.ts';
import { readVersion } from '../../../infra/release/version-places.ts';
import { formDataOf, type Filled } from '../application.ts';
import { sha256 } from '../sha256.ts';
import { until } from '../until.ts';

const NAME = 'jobs.example.com';
/** Of this machine alone: its ports 80 and 443 are free where those of the other addresses are not. */
const ADDRESS = '127.0.83.1';
const HR = { name: 'Farah Sheikh', email: 'farah@example.com' };

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

/** A server that is made by the commands of a page, on this machine. */
export interface Server {
  /** Runs commands where those of before have ended, and gives what they print. @throws with all they said, if one fails */
  run(commands: string): Promise<string>;
  /** Sends an application by its site. @returns its reference */
  apply(filled: Filled): Promise<string>;
  /** The SHA-256 of an application's resume, as HR gets it; undefined where the application is not there. */
  resumeOf(reference: string): Promise<string | undefined>;
  /** The SHA-256 of the certificate that the site shows. */
  certificate(): Promise<string>;
  /** Takes away the machine: its checkout, its containers and their volumes. The backup and the file of the settings stay. */
  lose(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * An empty machine: a home, a disk for the backup, the repository that the page clones, with the release that it names, and an authority
 * for certificates in the place of Let's Encrypt. What differs from the page: the folders, the address, which is one of this machine, and
 * EXAMPLE_COMPANY, because the page's addresses are examples.
 */
export async function prepareServer(): Promise<Server> {
  const home = mkdtempSync(join(tmpdir(), 'server-'));
  const project = `frontdoor-server-${process.pid}`;
  const repository = join(home, 'origin.git');
  const authority = join(home, 'authority.crt');
  const disk = join(home, 'disk');
  let folder = home;
  await publish(repository);
  writeFileSync(
    join(home, '.curlrc'),
    [...[443, 80].map((port) => `resolve = ${NAME}:${port}:${ADDRESS}`), `cacert = ${authority}`, ''].join('\n'),
  );
  writeFileSync(authority, '');
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    CURL_HOME: home,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${repository}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://git.example.com/frontdoor.git',
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: 'docker-compose.yml:docker-compose.production.yml:infra/ci/authority.compose.yml',
    TAG: readVersion(root),
    ACME_DIRECTORY: 'https://authority.example/acme/local/directory',
    EDGE_NETWORK: await findFreeNetwork(),
    PUBLIC_BIND_ADDRESS: ADDRESS,
    EXAMPLE_COMPANY: 'yes',
  };

  async function run(commands: string): Promise<string> {
    const end = join(home, 'folder');
    const here = commands.replaceAll('/mnt/backup', disk);
    const script = `set -euo pipefail\ncd '${folder}'\n${here}\npwd >'${end}'`;
    const child = spawn('bash', ['-c', script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [output, messages, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    if (code !== 0) throw new Error(`${commands}\nended with ${code}:\n${`${output}${messages}`.slice(-12_000)}`);
    folder = readFileSync(end, 'utf8').trim();
    if (commands.includes('make compose-up')) await knowAuthority();
    return output;
  }

  const docker = (...args: string[]) => runToEnd('docker', args, { env });
  const compose = (...args: string[]) => runToEnd('docker', ['compose', ...args], { env, cwd: folder });

  /** As browsers know Let's Encrypt. */
  async function knowAuthority(): Promise<void> {
    const file = '/authority/pki/authorities/local/root.crt';
    writeFileSync(authority, await compose('exec', '-T', 'front', 'cat', file));
  }

  async function ask(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Buffer,
  ): Promise<Answer> {
    const call = request({
      host: ADDRESS,
      servername: NAME,
      ca: readFileSync(authority),
      method,
      path,
      headers: { Host: NAME, Origin: `https://${NAME}`, ...headers },
    });
    call.end(body);
    const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
    return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await buffer(answer) };
  }
  const read = ({ bytes }: Answer): unknown => JSON.parse(bytes.toString());

  let cookie = '';
  async function logIn(): Promise<void> {
    const person = ['ROLE=hr', `NAME=${HR.name}`, `EMAIL=${HR.email}`].flatMap((variable) => ['-e', variable]);
    const output = await compose('exec', '-T', ...person, 'api', 'node', 'dist/entrypoints/staff.js');
    const { password } = JSON.parse(output.trim().split('\n').at(-1)!) as { password: string };
    const body = Buffer.from(JSON.stringify({ ...HR, password, area: 'hr' }));
    const answer = await ask('POST', '/api/session', { 'Content-Type': 'application/json' }, body);
    if (answer.status !== 201) throw new Error(`HR cannot sign in: ${answer.status} ${answer.bytes.toString()}`);
    cookie = [answer.headers['set-cookie']].flat()[0]!.split(';')[0]!;
  }

  return {
    run,
    async apply(filled) {
      const form = new Response(formDataOf(filled));
      const type = form.headers.get('content-type')!;
      const body = Buffer.from(await form.arrayBuffer());
      const answer = await until('the application is acknowledged', async () => {
        const sent = await ask(
          'POST',
          '/api/application',
          { 'Content-Type': type, 'Idempotency-Key': filled.key },
          body,
        );
        return sent.status === 201 && sent;
      });
      const open = `SELECT count(*) FROM resumes WHERE state <> 'stored'`;
      const psql = ['psql', '-U', 'frontdoor', '-d', 'frontdoor', '-AtXc', open];
      const count = () => compose('exec', '-T', 'postgres', ...psql);
      await until('its resume is filed', async () => (await count()).trim() === '0');
      return (read(answer) as { reference: string }).reference;
    },
    async resumeOf(reference) {
      await logIn();
      const application = await find(reference);
      if (!application) return undefined;
      const file = await ask('GET', `/uploads/${application.resume}`, { Cookie: cookie });
      return file.status === 200 ? sha256(file.bytes) : `${file.status}`;
    },
    certificate: () =>
      until('the site shows its certificate', async () => {
        const socket = connect({ host: ADDRESS, port: 443, servername: NAME, ca: readFileSync(authority) });
        await once(socket, 'secureConnect');
        const { fingerprint256 } = socket.getPeerCertificate();
        socket.destroy();
        return fingerprint256;
      }),
    async lose() {
      await compose('down', '--timeout', '20');
      for (const volume of await volumes()) if (volume !== `${project}_authority`) await docker('volume', 'rm', volume);
      renameSync(folder, join(home, 'lost'));
      folder = home;
    },
    async remove() {
      process.stderr.write(await compose('ps', '--all').catch(String));
      await compose('down', '--volumes', '--remove-orphans', '--timeout', '20').catch(String);
      for (const volume of await volumes()) await docker('volume', 'rm', volume);
      rmSync(home, { recursive: true, force: true });
    },
  };

  async function find(reference: string): Promise<{ resume: string } | undefined> {
    const filter = encodeURIComponent(JSON.stringify({ q: reference }));
    const answer = await ask('GET', `/api/admin/applications?filter=${filter}`, { Cookie: cookie });
    return (read(answer) as { resume: string }[])[0];
  }

  /** Also those that a restore has made. */
  async function volumes(): Promise<string[]> {
    return (await docker('volume', 'ls', '--quiet', '--filter', `name=^${project}_`)).split('\n').filter(Boolean);
  }
}

/** A repository with this checkout, changes that are not committed included, as the release that the page names. */
async function publish(repository: string): Promise<void> {
  const git = async (...args: string[]) => (await runToEnd('git', args, { cwd: root })).trim();
  const commit = (await git('stash', 'create')) || (await git('rev-parse', 'HEAD'));
  const [, tag = ''] =
    /^git checkout --quiet (v\S+)$/m.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8')) ?? [];
  await git('init', '--quiet', '--bare', '--initial-branch=main', repository);
  await git('push', '--quiet', '--no-verify', repository, `${commit}:refs/heads/main`, `${commit}:refs/tags/${tag}`);
}
