export interface Demands {
  /** Seconds of one API process for a request; each process computes on one core. */
  api: number;
  /** Seconds of Postgres on one of its cores. */
  postgres: number;
  /** Seconds of waiting for the disk. There is no queue for it, because simultaneous commits share one write. */
  wait: number;
}

export interface Predicted {
  perSecond: number;
  /** From 0 to 1. */
  postgresBusy: number;
}

/**
 * Requests per second of so many API processes, each on a core of its own, before a Postgres with so many cores, when
 * `connections` visitors send without a pause. Mean value analysis of a closed queueing network; the cores of Postgres are one
 * that is as much quicker, and a wait (Seidmann's approximation).
 */
export function predict(
  { api, postgres, wait }: Demands,
  processes: number,
  postgresCores: number,
  connections: number,
): Predicted {
  const shared = postgres / postgresCores;
  const delay = wait + (postgres * (postgresCores - 1)) / postgresCores;
  let atApi = 0;
  let atPostgres = 0;
  let perSecond = 0;
  for (let sent = 1; sent <= connections; sent += 1) {
    // All processes are alike: each sees its share of the requests, and of the queue.
    const inApi = api * (1 + atApi / processes);
    const inPostgres = shared * (1 + atPostgres);
    perSecond = sent / (delay + inApi + inPostgres);
    atApi = perSecond * inApi;
    atPostgres = perSecond * inPostgres;
  }
  return { perSecond, postgresBusy: perSecond * shared };
}
