import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { childEnvironment, childFlags } from './child-flags';
import { type Frame, readFrames } from './read-frames';
import { watchMemory } from './watch-memory';

export interface ChildLimits {
  /** From the start to the end. */
  timeMs: number;
  /** Of the whole process; checked ten times a second where the system tells. */
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
}

/** Why a child gave no, or not its whole, result. */
export class ChildFailed extends Error {
  constructor(readonly reason: 'time' | 'memory' | 'output' | 'crash') {
    super(`The child process ended early: ${reason}`);
  }
}

/**
 * Runs a script on bytes of a stranger, in a process of its own that may read its own code, write nothing but its answer,
 * start nothing and knows no secret. Input comes by stdin, frames go out by file descriptor 3.
 * @throws ChildFailed, after every frame that came before; or what `onFrame` threw.
 */
export async function runInChild({ script, args, input, limits, onFrame }: ChildTask): Promise<void> {
  const child = spawn(process.execPath, [...childFlags(limits.memoryMb), script, ...args], {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    env: childEnvironment(),
  });
  let reason: ChildFailed['reason'] = 'crash';
  const kill = (why: typeof reason) => {
    reason = why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => kill('time'), limits.timeMs);
  const stopWatching = watchMemory(child.pid, limits.memoryMb, () => kill('memory'));
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', resolve).once('error', () => resolve(null)),
  );
  try {
    // A child that ends before it has read everything closes the pipe.
    child.stdin?.on('error', () => undefined).end(input);
    const whole = await readFrames(child.stdio[3] as Readable, limits.outputBytes, onFrame);
    if (!whole) kill('output');
    if ((await ended) !== 0) throw new ChildFailed(reason);
  } finally {
    clearTimeout(timer);
    stopWatching();
    child.kill('SIGKILL');
    await ended;
  }
}
