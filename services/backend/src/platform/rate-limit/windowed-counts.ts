export interface Count {
  count: number;
  /** When counting begins anew, on the caller's clock. */
  endsAt: number;
}

/**
 * Counts by key. A key's window begins with its first count and lasts `lengthMs`. New keys go into the young of two maps;
 * the old one is dropped as a whole when all of its windows have ended, or when the young one is full: then the oldest keys
 * are forgotten early, and memory stays within `mostKeys`. Taking keys out of a map one by one would cost ten times as much.
 */
export class WindowedCounts {
  private young = new Map<string, Count>();
  private old = new Map<string, Count>();
  private turnsAt = 0;

  constructor(
    private readonly lengthMs: number,
    private readonly mostKeys = 10_000,
  ) {}

  /** The count so far, without counting. `now` in milliseconds. */
  look(key: string, now: number): Count | undefined {
    const found = this.young.get(key) ?? this.old.get(key);
    return found && found.endsAt > now ? found : undefined;
  }

  /** Counts once and returns the count, this one included. */
  add(key: string, now: number): Count {
    const found = this.look(key, now);
    if (found) {
      found.count += 1;
      return found;
    }
    if (now >= this.turnsAt || this.young.size >= this.mostKeys / 2) this.turn(now);
    const begun = { count: 1, endsAt: now + this.lengthMs };
    this.young.set(key, begun);
    return begun;
  }

  get size(): number {
    return this.young.size + this.old.size;
  }

  private turn(now: number): void {
    this.old = this.young;
    this.young = new Map();
    this.turnsAt = now + this.lengthMs;
  }
}
