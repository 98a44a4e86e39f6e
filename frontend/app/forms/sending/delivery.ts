import type { Answer } from './post.ts';

export type Waiting = 'retry' | 'offline' | 'in-flight' | 'busy';

export type Delivery = {
  post: () => Promise<Answer>;
  /** Resolves after the pause, or at once when the person cancels or asks for it. */
  pause: (milliseconds: number) => Promise<void>;
  isOnline: () => boolean;
  online: () => Promise<void>;
  /** `milliseconds`: how long, where the server has named a time. */
  onWaiting: (reason: Waiting, milliseconds?: number) => void;
  onSending: () => void;
  cancelled: () => boolean;
  /** From 0 to 1. */
  chance: () => number;
};

const PAUSES = [1000, 2000, 4000, 8000];
const IN_FLIGHT_PAUSES = 30;
const BUSY_PAUSES = 5;
/** How often a form is sent to a server without room before the person is asked. */
export const busyTries = BUSY_PAUSES + 1;
const BUSY = { unnamed: 15_000, least: 1_000, most: 600_000, spread: 5_000 };

/**
 * Sends until there is an answer. The key makes repetition harmless, so the sender sees no question before the fifth lost
 * attempt, and being offline costs none. A server without room (429, or 502 to 504 from it or its gateway) is asked again after
 * the time that it names, six times in all. Any other answer is returned at once.
 */
export async function deliver(delivery: Delivery): Promise<Answer> {
  const past = { failures: 0, checks: 0, refusals: 0 };
  for (;;) {
    if (!delivery.isOnline()) {
      delivery.onWaiting('offline');
      await delivery.online();
    }
    if (delivery.cancelled()) return { kind: 'cancelled' };
    delivery.onSending();
    const answer = await delivery.post();
    if (answer.kind === 'unreached' && !delivery.isOnline()) continue;
    const next = nextTry(answer, past, delivery.chance);
    if (!next) return answer;
    delivery.onWaiting(next.reason, next.reason === 'busy' ? next.pause : undefined);
    await delivery.pause(next.pause);
  }
}

/** The pause before the form is sent again, and its reason; null where it is not. */
function nextTry(
  answer: Answer,
  past: { failures: number; checks: number; refusals: number },
  chance: () => number,
): { reason: Waiting; pause: number } | null {
  if (isInFlight(answer)) return past.checks++ < IN_FLIGHT_PAUSES ? { reason: 'in-flight', pause: 1000 } : null;
  if (isBusy(answer))
    return past.refusals++ < BUSY_PAUSES ? { reason: 'busy', pause: busyPause(answer.pauseAsked, chance) } : null;
  const pause = isLost(answer) ? PAUSES[past.failures++] : undefined;
  return pause === undefined ? null : { reason: 'retry', pause };
}

/** As long as asked for, within bounds, and a little more by chance: many were told the same time. */
function busyPause(askedMs: number = BUSY.unnamed, chance: () => number): number {
  const pause = Math.min(Math.max(askedMs, BUSY.least), BUSY.most);
  return Math.min(pause + Math.round(chance() * Math.min(pause / 4, BUSY.spread)), BUSY.most);
}

type Refused = Extract<Answer, { kind: 'refused' }>;

export const isWithoutRoom = (status: number) => status === 429 || (status >= 502 && status <= 504);

const isBusy = (answer: Answer): answer is Refused => answer.kind === 'refused' && isWithoutRoom(answer.status);

const isInFlight = (answer: Answer) => answer.kind === 'refused' && answer.status === 409;

/** 408: the server did not receive the rest of the body in time. */
const isLost = (answer: Answer) => answer.kind === 'unreached' || (answer.kind === 'refused' && answer.status === 408);
