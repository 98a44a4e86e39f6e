/** How long the gateway waits for whom, in milliseconds. The Caddyfile has the same figures. */
export interface TimeLimits {
  /** For all headers of a request. Its body may take as long as the API lets it. */
  headersMs: number;
  /** For a visitor's next request on a connection: longer than a proxy in front keeps its own, which is two minutes for Caddy. */
  idleMs: number;
  /** For the next request on a connection to the API: shorter than the API keeps it, so that nothing is sent into a closing one. */
  apiIdleMs: number;
  /** How often connections are looked at for their headers, which can be passed by as much. */
  checkMs: number;
}

export const timeLimits: TimeLimits = { headersMs: 10_000, idleMs: 180_000, apiIdleMs: 60_000, checkMs: 5_000 };
