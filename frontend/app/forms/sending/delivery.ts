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
const LONGEST_PAUSE = 30_000;
const IN_FLIGHT_PAUSES = 30;

/**
 * Sends until there is an answer that settles the matter. The key makes repetition harmless, so a lost connection and a
 * server that is busy for a moment are no reason to trouble anybody. Being offline costs no attempt.
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
    const pause = isInFlight(answer)
      ? checks++ < IN_FLIGHT_PAUSES && 1000
      : isPassing(answer) && failures < PAUSES.length && pauseAfter(answer, PAUSES[failures++] ?? 0);
    if (pause === false) return answer;
    delivery.onWaiting(isInFlight(answer) ? 'in-flight' : 'retry');
    await delivery.pause(pause);
  }
}

const isInFlight = (answer: Answer) => answer.kind === 'refused' && answer.status === 409;

const isPassing = (answer: Answer) =>
  answer.kind === 'unreached' ||
  (answer.kind === 'refused' && (answer.status >= 500 || answer.status === 429 || answer.status === 408));

function pauseAfter(answer: Answer, usual: number): number {
  const asked = answer.kind === 'refused' && answer.retryAfter !== null ? answer.retryAfter * 1000 : 0;
  return Math.min(Math.max(usual, asked), LONGEST_PAUSE);
}
