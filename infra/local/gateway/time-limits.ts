/** The gateway's timeouts, in milliseconds. The Caddyfile has the same figures, and keeps no connections to the API. */
export interface TimeLimits {
  /** For all headers of a request. The API limits the time of the body. */
  headersMs: number;
  /** For a visitor's next request on a connection: longer than a proxy in front keeps its own, which is two minutes for Caddy. */
  idleMs: number;
  /** For the next request on a connection to the API: shorter than the API keeps it, so that nothing is sent into a closing one. */
  apiIdleMs: number;
  /** How often the header timeout is checked; it can be exceeded by this much. */
  checkMs: number;
}

export const timeLimits: TimeLimits = { headersMs: 10_000, idleMs: 180_000, apiIdleMs: 60_000, checkMs: 5_000 };
