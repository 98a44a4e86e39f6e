/** How slowly a form with a file may arrive, which takes memory all the while. */
export interface Pace {
  /** Without a single byte; a train leaves a tunnel in less. */
  idleMs: number;
  /** From then on the average of the whole upload counts. */
  graceMs: number;
  /** Bytes a second, on that average. With this, five megabytes take about as long as a request may last at all. */
  leastSpeed: number;
  /** Bytes a second, of late. Who is slower gives way when others need the room. */
  steadySpeed: number;
  /** How often uploads are looked at for all this, which can be passed by as much. */
  checkMs: number;
}

/** For a phone on a train: 30 KB a second pass, and pauses that the radio makes. */
export const usualPace: Pace = {
  idleMs: 20_000,
  graceMs: 30_000,
  leastSpeed: 8 * 1024,
  steadySpeed: 24 * 1024,
  checkMs: 5_000,
};
