import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export interface Part {
  process: ChildProcess;
  stop(): Promise<void>;
}

export interface Supervised<T extends Part> {
  name: string;
  /** The running part; the one that ended last while a new one is being started. */
  readonly part: T;
  /** Number of restarts after an unrequested exit. */
  readonly restarts: number;
  kill(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
  /** Starts a part that `stop` ended. */
  start(): Promise<void>;
  /** Resolves when the part is up, also in the middle of a restart. */
  ready(): Promise<void>;
}

const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
const LONG_ENOUGH_TO_FORGET = 30_000;

/** Restarts a part that exits without a request, after a short pause that grows with every failure. */
export async function supervise<T extends Part>(
  name: string,
  startPart: () => Promise<T>,
  report: (message: string) => void,
): Promise<Supervised<T>> {
  let mayRestart = true;
  let restarts = 0;
  let delay = SHORTEST_PAUSE;
  let part = await startPart();
  let settled: Promise<void> = Promise.resolve();

  const watch = () => {
    const watched = part;
    const since = Date.now();
    const onEnd = () => {
      if (!mayRestart || part !== watched) return;
      if (Date.now() - since > LONG_ENOUGH_TO_FORGET) delay = SHORTEST_PAUSE;
      const { signalCode, exitCode } = watched.process;
      report(`${name} ended (${signalCode ?? `code ${exitCode}`}), starting it again`);
      settled = bringBack();
    };
    if (watched.process.exitCode !== null || watched.process.signalCode !== null) onEnd();
    else watched.process.once('exit', onEnd);
  };

  const bringBack = async () => {
    while (mayRestart) {
      await pause(delay);
      delay = Math.min(delay * 2, LONGEST_PAUSE);
      if (!mayRestart) return;
      try {
        part = await startPart();
      } catch (error) {
        report(`${name} did not start: ${(error as Error).message.split('\n')[0]}`);
        continue;
      }
      restarts += 1;
      if (!mayRestart) return part.stop();
      report(`${name} is back`);
      return watch();
    }
  };

  watch();
  return {
    name,
    get part() {
      return part;
    },
    get restarts() {
      return restarts;
    },
    kill: (signal) => void part.process.kill(signal),
    ready: () => settled,
    async stop() {
      mayRestart = false;
      await part.stop();
      await settled;
    },
    async start() {
      if (mayRestart) return;
      part = await startPart();
      mayRestart = true;
      delay = SHORTEST_PAUSE;
      watch();
    },
  };
}
