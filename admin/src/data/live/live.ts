import { lookAtSession } from '../sending/attended.ts';
import { ownCalls } from '../sending/own-calls.ts';
import { followStream } from './follow-stream.ts';
import type { LiveChange, News } from './news.ts';
import { shareOneStream } from './one-stream.ts';

/** The changes that others have made; null where they are not known, and the whole page is compared. */
export type Heard = readonly LiveChange[] | null;
type Listener = (heard: Heard) => void;

/** Changes within this time are told together, in milliseconds; after that, none are told for a while. */
const GATHER_MS = 300;
const REST_MS = 2_000;
/** While there is no stream, the page compares by itself each time this has passed. */
const POLL_MS = 60_000;
/** For more changes than these the whole page is compared. */
const MOST_WAITING = 200;

/** Whether the API answers, also where the answer is that the session has ended: without the API there is nothing to compare with. */
const askApi = async () => {
  const { status } = await lookAtSession();
  return status < 500;
};

interface Surroundings {
  isHidden?: () => boolean;
  isThere?: () => Promise<boolean>;
}

/** Hears of changes and tells the parts of a page: not of changes by its own calls, and not while the page is hidden. */
export const createHub = ({ isHidden = () => document.hidden, isThere = askApi }: Surroundings = {}) => {
  const listeners = new Set<Listener>();
  let waiting: LiveChange[] = [];
  let isAnything = false;
  let flushing: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let toldAt = -Infinity;

  const flush = async () => {
    await ownCalls.settled();
    flushing = undefined;
    if (isHidden()) return;
    const changes = waiting.filter(({ request }) => !ownCalls.has(request));
    const heard = isAnything || waiting.length > MOST_WAITING ? null : changes;
    waiting = [];
    isAnything = false;
    if (heard?.length === 0) return;
    toldAt = performance.now();
    for (const listener of listeners) listener(heard);
  };
  const soon = () => {
    const rest = toldAt + REST_MS - performance.now();
    flushing ??= setTimeout(() => void flush(), Math.max(GATHER_MS, rest));
  };
  const missAnything = () => {
    isAnything = true;
    soon();
  };
  const poll = async () => {
    if (!isHidden() && (await isThere().catch(() => false))) missAnything();
  };
  const stopPolling = () => {
    clearInterval(polling);
    polling = undefined;
  };

  return {
    hear: (news: News) => {
      if (news.kind === 'changes') {
        waiting.push(...news.changes);
        soon();
      } else if (news.kind === 'missed') missAnything();
      else if (news.kind === 'over') stopPolling();
      else if (news.kind === 'beat' || news.isOpen) {
        // What happened while there was no stream.
        if (polling) missAnything();
        stopPolling();
      } else polling ??= setInterval(() => void poll(), POLL_MS);
    },
    /** Somebody looks at the page again. */
    show: () => {
      if (waiting.length > 0 || isAnything) soon();
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const live = createHub();

/**
 * Begins to hear of changes. Without locks, which a browser offers on https alone, the page asks now and then. `isSignedIn` looks,
 * without being a sign of life.
 */
export const startLive = (isSignedIn: () => Promise<boolean>): void => {
  document.addEventListener('visibilitychange', () => live.show());
  if (!('locks' in navigator)) return live.hear({ kind: 'state', isOpen: false });
  shareOneStream({
    locks: navigator.locks,
    channel: new BroadcastChannel('frontdoor.live'),
    follow: (ends) => followStream({ ...ends, isSignedIn }),
    hear: live.hear,
  });
};
