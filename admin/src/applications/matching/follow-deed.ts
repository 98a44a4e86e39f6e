import type { BulkDeed } from '../../data/calls/lists/matching-calls.ts';
import { failureOf } from '../../data/failure.ts';

const OFTEN_MS = 1_000;
const SELDOM_MS = 10_000;
/** After a minute the deed is asked for seldom, and after a quarter of an hour no more: by then its undo is over, or the next page offers it. */
const OFTEN_FOR_MS = 60_000;
const MOST_MS = 900_000;

interface Ways {
  read: (id: string) => Promise<BulkDeed>;
  /** Whether the person who started the deed is no longer signed in. */
  isOver: () => boolean;
  pause?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks for a bulk deed until the worker has ended it, also after its dialog was closed, since only its end brings its undo; again after
 * a call that got no answer; and no more once the session is over, or after a quarter of an hour.
 */
export const followDeed = async (started: BulkDeed, { read, isOver, pause = sleep }: Ways): Promise<BulkDeed> => {
  let deed = started;
  for (let waited = 0; deed.state === 'waiting' && deed.id !== null && waited < MOST_MS;) {
    const wait = waited < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS;
    await pause(wait);
    waited += wait;
    if (isOver()) break;
    const { id } = deed;
    deed = await read(id).catch((error: unknown) => {
      if (failureOf(error).status >= 400 && failureOf(error).status < 500) throw error;
      return deed;
    });
  }
  return deed;
};
