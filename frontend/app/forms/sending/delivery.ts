import type { Answer } from './post.ts';

export type Waiting = 'retry' | 'offline' | 'in-flight';

export type Delivery = {
  post: () => Promise<Answer>;
  /** Resolves after the pause, or at once when the person cancels. */
  pause: (milliseconds: number) => Promise<void>;
  isOnline: () => boolean;
  online: () => Promise<void>;
  onWaiting: (reason: Waiting) => void;
  onSending: () => void;
  cancelled: () => boolean;
};

const PAUSES = [1000, 2000, 4000, 8000];
const IN_FLIGHT_PAUSES = 30;

/**
 * Sends until there is an answer. The key makes repetition harmless, so the sender sees no question before the fifth lost
 * attempt, and being offline costs none. A server that answers, be it with a 5xx, was reached: its answer is returned at
 * once.
 */
export async function deliver(delivery: Delivery): Promise<Answer> {
  let [failures, checks] = [0, 0];
  for (;;) {
    if (!delivery.isOnline()) {
      delivery.onWaiting('offline');
      await delivery.online();
    }
    if (delivery.cancelled()) return { kind: 'cancelled' };
    delivery.onSending();
    const answer = await delivery.post();
    if (answer.kind === 'unreached' && !delivery.isOnline()) continue;
    const pause = isInFlight(answer) ? checks++ < IN_FLIGHT_PAUSES && 1000 : isLost(answer) && PAUSES[failures++];
    if (pause === false || pause === undefined) return answer;
    delivery.onWaiting(isInFlight(answer) ? 'in-flight' : 'retry');
    await delivery.pause(pause);
  }
}

const isInFlight = (answer: Answer) => answer.kind === 'refused' && answer.status === 409;

/** 408: the server did not receive the rest of the body in time. */
const isLost = (answer: Answer) => answer.kind === 'unreached' || (answer.kind === 'refused' && answer.status === 408);
