import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { childEnvironment, chooseWay, works, permissionModel, type Way, ways } from './ways';
import { readFrames } from './frame';
import { runInChild } from './run-in-child';

const script = join(__dirname, '../../../test/hostile-program.cjs');
const limits = { timeMs: 20_000, clockMs: 60_000, memoryMb: 320, outputBytes: 100_000 };
const isRoot = process.getuid?.() === 0;
const servers: Server[] = [];
let victim: ChildProcess;
let inspector: number;
let free: number;
let targets: string;
/** For a way that does not take signals: the victim alone. */
let mildTargets: string;

async function listen(where: string | 0): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  servers.push(server);
  await once(where === 0 ? server.listen(0, '127.0.0.1') : server.listen(where), 'listening');
  return server;
}

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-hostile-'));
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'x', { mode: 0o600 });
  victim = spawn(process.execPath, ['--inspect=127.0.0.1:0', '-e', 'setInterval(() => undefined, 1_000)'], {
    env: { SESSION_SECRET: 'k2m5v8x1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const part of victim.stderr!) {
    inspector = Number(/ws:\/\/127\.0\.0\.1:(\d+)/.exec(String(part))?.[1]);
    if (inspector) break;
  }
  const [path, abstract] = [join(folder, 'postgres.sock'), `\0${folder}`];
  const { port } = (await listen(0)).address() as AddressInfo;
  await listen(path);
  chmodSync(path, 0o777);
  await listen(abstract);
  const database = new URL(process.env['TEST_DATABASE_URL']!);
  free = port;
  const local = [port, inspector, Number(database.port)].map((one) => ({ host: '127.0.0.1', port: one }));
  const tries = {
    files: [secret],
    folders: ['.', '/tmp', homedir(), __dirname, dirname(script)],
    processes: [victim.pid, process.pid],
    addresses: [...local, { path }, { path: abstract }, { host: '192.0.2.1', port: 443 }],
  };
  targets = JSON.stringify(tries);
  mildTargets = JSON.stringify({ ...tries, processes: [victim.pid], parent: false });
});

afterAll(() => {
  victim.kill('SIGKILL');
  for (const server of servers) server.close();
});

type Came = Record<string, string>;

/** The reach of a hostile script in the place of the reader's program. */
async function asScript(way: Way, tries = targets): Promise<Came> {
  let came: Came = {};
  const task = { script, args: [tries], input: Buffer.alloc(0), limits, way };
  await runInChild({ ...task, onFrame: async ({ head }) => void (came = head as Came) });
  return came;
}

/** The reach of native code: Node's permission model does not bind it. */
async function asNativeCode({ prefix }: Way): Promise<Came> {
  const [file, ...args] = [...prefix, process.execPath, script, targets];
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    env: childEnvironment(),
    cwd: '/',
    detached: true,
  });
  let came: Came = {};
  await readFrames(child.stdio[3] as Readable, 100_000, async ({ head }) => void (came = head as Came));
  return came;
}

/** Whether all that holds the output ends when only the process that started it is killed. */
async function endsWithItsParent({ prefix }: Way): Promise<boolean> {
  const command = [...prefix, process.execPath, '-e', "console.log('up'); setInterval(() => undefined, 1_000)"];
  const starter = `const [file, ...args] = JSON.parse(process.argv[1]);
    require('node:child_process').spawn(file, args, { stdio: ['ignore', 'inherit', 'ignore'], detached: true });`;
  const env = childEnvironment();
  const parent = spawn(process.execPath, ['-e', starter, JSON.stringify(command)], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  return once(parent.stdout.resume(), 'end', { signal: AbortSignal.timeout(20_000) }).then(
    () => true,
    () => false,
  );
}

const done = (came: Came) => Object.keys(came).filter((name) => came[name] === 'done');
const [namespaces, ownNamespaces, otherUser] = ways() as [Way, Way, Way, Way];

describe.each([namespaces, ownNamespaces])('Documents read with $name', (way) => {
  // An ordinary user cannot try the way of root; a kernel may forbid the other one.
  let isPossible = false;
  beforeAll(async () => void (isPossible = await works(way)));

  it('leave a hostile script nothing: no file, program, signal, process, socket, database or internet', async () => {
    if (!isPossible) return;
    const came = await asScript(way);
    expect(Object.keys(came).length).toBeGreaterThan(20);
    expect(done(came)).toEqual([]);
  });

  it('leave native code nothing either, without the permission model', async () => {
    if (!isPossible) return;
    const came = await asNativeCode(way);
    expect(Object.keys(came).length).toBeGreaterThan(20);
    expect(done(came)).toEqual([]);
    expect(came[`connect 127.0.0.1:${inspector}`]).toBe('ENETUNREACH');
  });

  it('end with the process that started them', async () => {
    expect(!isPossible || (await endsWithItsParent(way))).toBe(true);
  });
});

(isRoot ? describe : describe.skip)('Documents read as another user', () => {
  it('leave native code no secret, no signal and no process of ours', async () => {
    const came = await asNativeCode(otherUser);
    const openWays = Object.entries(came).filter(([name]) =>
      /^(read|signal|environ|mem|fd|write (?!\/tmp))/.test(name),
    );
    expect(openWays.length).toBeGreaterThan(10);
    expect(openWays.filter(([, result]) => result === 'done')).toEqual([]);
  });

  it('end with the process that started them', async () => {
    expect(await endsWithItsParent(otherUser)).toBe(true);
  });

  it('leave nothing running', async () => {
    const [file, ...args] = [...otherUser.prefix, 'sleep', '300'];
    const child = spawn(file, args, { stdio: 'ignore', env: childEnvironment() });
    const end = once(child, 'exit');
    await asScript(otherUser);
    expect((await end)[1]).toBe('SIGKILL');
  });
});

describe('Documents read with the permission model alone', () => {
  it('leave a hostile script no file, program or process to look into, but signals and connections', async () => {
    const came = await asScript(permissionModel, mildTargets);
    const reached = done(came);
    expect(reached.filter((name) => !/^(signal|connect|send)/.test(name))).toEqual([]);
    expect(reached).toEqual(expect.arrayContaining([`signal SIGUSR1 ${victim.pid}`, `connect 127.0.0.1:${free}`]));
  });

  it('are not a way for a signal to the whole group of processes to reach ours', async () => {
    const task = { script, args: ['{"group":"SIGKILL"}'], input: Buffer.alloc(0), limits, way: permissionModel };
    await expect(runInChild({ ...task, onFrame: async () => undefined })).rejects.toMatchObject({ reason: 'crash' });
  });
});

describe('The way that is chosen', () => {
  it('is the first that works here, and root always finds better than the permission model', async () => {
    const way = await chooseWay();
    const all = ways();
    for (const better of all.slice(
      0,
      all.findIndex(({ name }) => name === way.name),
    ))
      expect(await works(better)).toBe(false);
    expect(isRoot && way.name === 'permission-model').toBe(false);
  });
});
