import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { childEnvironment, childFlags } from './child-flags';
import { chooseWay, type Way } from './ways';
import { type Frame, readFrames } from './frame';
import { watchMemory } from './watch-memory';

export interface ChildLimits {
  /** From the start to the end. */
  timeMs: number;
  /** Of the process and all that it started; checked ten times a second where the system tells. */
  memoryMb: number;
  /** Of all that it writes. */
  outputBytes: number;
}

export interface ChildTask {
  /** Absolute path of the script. */
  script: string;
  args: readonly string[];
  input: Buffer;
  limits: ChildLimits;
  /** Called for each frame, one after the other; the child waits when this is slow. */
  onFrame: (frame: Frame) => Promise<void>;
  /** The best one of this system when absent. */
  way?: Way;
}

export const childFaults = ['time', 'memory', 'output', 'crash'] as const;

/** Why a child gave no, or not its whole, result. */
export class ChildFailed extends Error {
  constructor(readonly reason: (typeof childFaults)[number]) {
    super(`The child process ended early: ${reason}`);
  }
}

/**
 * Runs a script on bytes of a stranger, in a process of its own that may read its own code, write nothing but its answer,
 * start nothing and knows no secret. Input comes by stdin, frames go out by file descriptor 3.
 * @throws ChildFailed, after all frames; an error of `onFrame`; or the system's error when it starts no process
 */
export async function runInChild(task: ChildTask): Promise<void> {
  const { script, args, input, limits, onFrame } = task;
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
  const timer = setTimeout(() => kill('time'), limits.timeMs);
  const stopWatching = watchMemory(child.pid, limits.memoryMb, () => kill('memory'));
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
    stopWatching();
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
  if (!sweep) return;
  const result = await endOf(start(sweep));
  if (result instanceof Error) throw result;
}
