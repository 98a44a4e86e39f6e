/** The time that is judged is counted in so many parts. */
const PARTS = 15;

/** How fast bytes have arrived of late. All times are of `performance.now()`. */
export class UploadPace {
  /** The bytes of the last parts in which any arrived, the oldest first. */
  private readonly arrived: { part: number; bytes: number }[] = [];

  constructor(
    private readonly judgedMs: number,
    private readonly begunAt: number,
  ) {}

  add(bytes: number, now: number): void {
    const part = this.partAt(now);
    const last = this.arrived.at(-1);
    if (last?.part === part) last.bytes += bytes;
    else this.arrived.push({ part, bytes });
    this.forget(part);
  }

  /** Bytes a second over the time that is judged; null for an upload that is younger. */
  bytesPerSecond(now: number): number | null {
    if (now - this.begunAt < this.judgedMs) return null;
    this.forget(this.partAt(now));
    return (this.arrived.reduce((sum, { bytes }) => sum + bytes, 0) * 1_000) / this.judgedMs;
  }

  private partAt(now: number): number {
    return Math.floor(((now - this.begunAt) * PARTS) / this.judgedMs);
  }

  private forget(part: number): void {
    while ((this.arrived[0]?.part ?? part) <= part - PARTS) this.arrived.shift();
  }
}
