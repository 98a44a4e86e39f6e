import type { Networks } from '../rate-limit/networks-of';
import type { Pace } from './upload-pace';

/** A form on its way in: what has arrived of it, and how fast. Times in milliseconds, on one clock. */
export class Upload {
  /** Bytes that the room keeps for it. */
  kept = 0;
  arrived = 0;
  /** Bytes a second between the last two looks. As long as nobody can know, it counts as fast. */
  speed = Infinity;
  /** Ends the reading with this error. */
  refuse: (error: Error) => void = () => undefined;
  private arrivedBefore = 0;
  private lastByteAt: number;
  private lookedAt: number;

  constructor(
    readonly from: Networks,
    /** Bytes at most. */
    readonly most: number,
    private readonly startedAt: number,
  ) {
    this.lastByteAt = this.lookedAt = startedAt;
  }

  /** Notes how fast it is at this moment, and tells whether that is too slow to be waited for. */
  isTooSlow(now: number, { idleMs, graceMs, leastSpeed, checkMs }: Pace): boolean {
    const since = now - this.lookedAt;
    // One that has only begun would seem to stand still.
    if (since < checkMs / 2) return false;
    if (this.arrived > this.arrivedBefore) this.lastByteAt = now;
    this.speed = perSecond(this.arrived - this.arrivedBefore, since);
    this.arrivedBefore = this.arrived;
    this.lookedAt = now;
    if (now - this.lastByteAt >= idleMs) return true;
    const age = now - this.startedAt;
    return age >= graceMs && perSecond(this.arrived, age) < leastSpeed;
  }
}

const perSecond = (bytes: number, ms: number) => (bytes / ms) * 1000;
