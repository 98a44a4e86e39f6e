import { setTimeout as delay } from 'node:timers/promises';
import type { BackendFactory, IQueueBackend } from 'bullmq';

const FETCH_AGAIN_MS = 1_000;

/**
 * A backend of BullMQ whose failed fetch of a job fails a second later. A worker fetches again at once after every error but a
 * refused connection: thousands of times a second while Postgres starts up or Redis refuses to write, or for ever without a turn
 * of the event loop.
 */
export const slowFailedFetch =
  <Backend extends IQueueBackend, Connection>(
    create: BackendFactory<Backend, Connection>,
  ): BackendFactory<Backend, Connection> =>
  (...asked) => {
    const backend = create(...asked);
    const fetch = backend.moveToActive.bind(backend);
    backend.moveToActive = (...job) =>
      fetch(...job).catch(async (error: unknown) => {
        await delay(FETCH_AGAIN_MS);
        throw error;
      });
    return backend;
  };
