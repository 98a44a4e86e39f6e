/** At `endsAt`, on the caller's clock, counting begins anew. */
type Count = { count: number; endsAt: number };

/**
 * Counts by key. A key's window begins with its first count. New keys go into the young of two maps; the old one is dropped as a
 * whole when its windows have ended, or when the young one is full: then the oldest keys are forgotten early. Taking keys out of
 * a map one by one would cost ten times as much, and an object for each key would be carried along by every collection of garbage.
 */
export class WindowedCounts {
  /** Most keys are counted once: then only the end of their window is kept. */
  private young = new Map<string, number | Count>();
  private old = new Map<string, number | Count>();
  private turnsAt = 0;
  /** Small whole numbers take no memory beside the map: ends are counted from here. */
  private epoch: number | undefined;

  constructor(
    private readonly lengthMs: number,
    private readonly mostKeys = 10_000,
  ) {}

  look(key: string, now: number): Count | undefined {
    const entry = this.young.get(key) ?? this.old.get(key);
    const count = typeof entry === 'number' ? { count: 1, endsAt: (this.epoch ?? 0) + entry } : entry;
    return count && count.endsAt > now ? count : undefined;
  }

  /** Counts once and returns the count, this one included. Windows end on a whole millisecond. */
  add(key: string, now: number): Count {
    const count = this.look(key, now);
    if (count) {
      count.count += 1;
      if (count.count === 2) (this.young.has(key) ? this.young : this.old).set(key, count);
      return count;
    }
    if (now >= this.turnsAt || this.young.size >= this.mostKeys / 2) {
      this.old = this.young;
      this.young = new Map();
      this.turnsAt = now + this.lengthMs;
    }
    this.epoch ??= Math.floor(now);
    const end = Math.ceil(now - this.epoch + this.lengthMs);
    this.young.set(key, end);
    return { count: 1, endsAt: this.epoch + end };
  }

  get size(): number {
    return this.young.size + this.old.size;
  }
}
