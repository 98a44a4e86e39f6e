import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Frame, readFrames } from './frame';
import { chooseWay, childEnvironment, childFlags, type Way } from './ways';

export interface ChildTask {
  script: string;
  args: readonly string[];
  input: Buffer;
  limits: {
    /** Of the processor where the system tells, else by the clock. */
    timeMs: number;
    /** By the clock, for a process that is stuck. Far above `timeMs`: one of a busy machine gets a small share of a processor. */
    clockMs: number;
    /** Of the process and all that it started; both are checked ten times a second where the system tells. */
    memoryMb: number;
    outputBytes: number;
  };
  /** Called for each frame, one after the other; the child waits when this is slow. */
  onFrame: (frame: Frame) => Promise<void>;
  /** The best one of this system when absent. */
  way?: Way;
}

const TELLS = process.platform === 'linux';
/** sysconf(_SC_CLK_TCK) is 100 on every Linux that Node runs on. */
const TICK_MS = 10;

export type ChildLimits = ChildTask['limits'];

export const childFaults = ['time', 'memory', 'output', 'crash'] as const;

export class ChildFailed extends Error {
  constructor(readonly reason: (typeof childFaults)[number]) {
    super(`The child process ended early: ${reason}`);
  }
}

/**
 * Runs a script on a stranger's bytes: it may read its own code, write frames to file descriptor 3, start nothing, and knows no
 * secret. One child at a time in this process, for all purposes together: their memory adds up, and `sweep` would end another one of
 * the same user.
 * @throws ChildFailed after all frames, an error of `onFrame`, or the system's when it starts no process
 */
export const runInChild = (task: ChildTask): Promise<void> => turns.run(() => runNow(task));

async function runNow({ script, args, input, limits, onFrame, ...task }: ChildTask): Promise<void> {
  const way = task.way ?? (await chooseWay());
  const child = start([...way.prefix, process.execPath, ...childFlags(limits.memoryMb), script, ...args], script);
  const output = child.stdio[3] as Readable;
  let reason: ChildFailed['reason'] | null = null;
  // A process that native code has started may hold the pipe open.
  const kill = (why: ChildFailed['reason']) => {
    reason ??= why;
    killGroup(child);
    output.destroy();
  };
  const timer = setTimeout(() => kill('time'), TELLS ? limits.clockMs : limits.timeMs);
  const look = async () => {
    const { mb, processorMs } = await usageOf(child.pid);
    if (mb > limits.memoryMb) kill('memory');
    if (processorMs > limits.timeMs) kill('time');
  };
  const watching = setInterval(() => void look(), 100);
  const ended = endOf(child);
  try {
    // A child that ends before it has read everything closes the pipe.
    child.stdin?.on('error', () => undefined).end(input);
    const isWhole = await readFrames(output, limits.outputBytes, onFrame).catch((error: unknown) => {
      if (reason) return true;
      throw error;
    });
    if (!isWhole) kill('output');
    const code = await ended;
    if (code instanceof Error) throw code;
    if (reason || code !== 0) throw new ChildFailed(reason ?? 'crash');
  } finally {
    clearTimeout(timer);
    clearInterval(watching);
    killGroup(child);
    await ended;
    await sweepAfter(way);
  }
}

/** In a session of its own: a signal to its own group, `kill(0)`, must not reach ours. */
const start = ([file = '', ...args]: string[], script?: string) =>
  spawn(file, args, {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    env: childEnvironment(script),
    cwd: '/',
    detached: true,
  });

const endOf = (child: ChildProcess) =>
  new Promise<number | null | Error>((resolve) => child.once('exit', resolve).once('error', resolve));

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}

async function sweepAfter({ sweep }: Way): Promise<void> {
  const result = sweep && (await endOf(start(sweep)));
  if (result instanceof Error) throw result;
}

interface Usage {
  mb: number;
  processorMs: number;
}

/**
 * Of a process and all that it started, by proc(5). One that has just ended uses nothing; its parent has the time of children that
 * it waited for. Each thread has the list of the processes that it started.
 */
async function usageOf(pid: number | undefined): Promise<Usage> {
  const read = (path: string) => readFile(`/proc/${pid}/${path}`, 'utf8').catch(() => '');
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const paths = ['status', 'stat', ...threads.map((id) => `task/${id}/children`)];
  const [status = '', stat = '', ...lists] = await Promise.all(paths.map(read));
  // Fields 14 to 17, counted behind the name, which may have spaces and brackets.
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  const usage = {
    mb: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024,
    processorMs: times.reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS,
  };
  const theirs = await Promise.all(lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number)).map(usageOf));
  return theirs.reduce((sum, one) => ({ mb: sum.mb + one.mb, processorMs: sum.processorMs + one.processorMs }), usage);
}

/** Lets one caller through at a time, and a few wait in line. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();
  private inLine = 0;

  constructor(private readonly longestLine: number) {}

  get isFull(): boolean {
    return this.inLine >= this.longestLine;
  }

  get isEmpty(): boolean {
    return this.inLine === 0;
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.inLine += 1;
    const turn = this.last.then(work).finally(() => (this.inLine -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

/** The callers keep their lines short. */
const turns = new OneAtATime(Infinity);
