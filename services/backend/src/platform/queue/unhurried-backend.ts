import { setTimeout as delay } from 'node:timers/promises';
import { createPostgresBackend } from 'bullmq';

const FETCH_AGAIN_MS = 1_000;

/**
 * BullMQ on Postgres, whose failed fetch of a job fails a second later. A worker fetches again at once, whatever the error but
 * a refused connection: thousands of times a second while Postgres starts up, or for ever without a turn of the event loop.
 */
export const unhurriedBackend: typeof createPostgresBackend = (...asked) => {
  const backend = createPostgresBackend(...asked);
  const fetch = backend.moveToActive.bind(backend);
  backend.moveToActive = (...job) =>
    fetch(...job).catch(async (error: unknown) => {
      await delay(FETCH_AGAIN_MS);
      throw error;
    });
  return backend;
};
