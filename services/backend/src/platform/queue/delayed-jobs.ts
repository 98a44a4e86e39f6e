const LOOK_EVERY_MS = 1_000;

/** The wait of a delayed job. */
export interface Wait {
  /** The name of its queue, its id there, and how often it has been tried. */
  queue: string;
  id: string;
  tries: number;
  /** Its own length in milliseconds. */
  ms: number;
}

/** The wall clock and a monotonic one, in milliseconds. */
const clocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/**
 * Ends the waits of delayed jobs when their own length has passed by the monotonic clock of this process. The queue's library goes
 * by wall clocks: one that was set back by an hour would make each of these jobs wait for an hour longer.
 */
export class DelayedJobs {
  private readonly watched = new Map<string, Wait & { overAt: number; dueAt: number }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly end: (wait: Wait) => void,
    private readonly now = clocks,
  ) {}

  /** Begins to watch a job that this process has just delayed. A job that the queue hands out in time needs nothing more. */
  begin(wait: Wait): void {
    this.keep(wait, this.now.wall() + wait.ms);
  }

  /** From now on, for a job that any process has delayed at any time; its wait counts from the first such look. */
  watch(wait: Wait): void {
    const watched = this.watched.get(keyOf(wait));
    if (watched?.tries !== wait.tries) this.keep(wait, Infinity);
  }

  stop(): void {
    clearInterval(this.timer);
    this.watched.clear();
  }

  private keep(wait: Wait, dueAt: number): void {
    // The queue hands it out within this second, if the clocks agree.
    const overAt = this.now.monotonic() + wait.ms + LOOK_EVERY_MS;
    this.watched.set(keyOf(wait), { ...wait, overAt, dueAt });
    this.timer ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  /** Each second, by itself. */
  look(): void {
    const now = this.now.monotonic();
    const wall = this.now.wall();
    for (const [key, wait] of this.watched) {
      if (wait.overAt > now) continue;
      this.watched.delete(key);
      if (wall < wait.dueAt) this.end(wait);
    }
  }
}

const keyOf = ({ queue, id }: Wait) => `${queue} ${id}`;
