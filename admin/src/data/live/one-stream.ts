import type { News } from './news.ts';

const NAME = 'frontdoor.live';

/** The page with the stream says something every 15 seconds. After so long a silence it is frozen, and another one takes the stream. */
const SILENCE_MS = 60_000;
const LOOK_MS = 10_000;

interface Ends {
  locks: Pick<LockManager, 'request'>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Follows the stream until it is told to end, or says that it is over. Returns how to end it. */
  follow: (ends: { hear: (news: News) => void; finish: () => void }) => () => void;
  hear: (news: News) => void;
}

/**
 * One stream for all pages of a browser, because a browser has six connections to an HTTP/1.1 server: the page that holds a lock has it
 * and passes on what it hears. The lock goes to the next page when that one is closed.
 */
export const shareOneStream = ({ locks, channel, follow, hear }: Ends): void => {
  let isLeading = false;
  let heardAt = performance.now();
  let lookedAt = heardAt;
  const listen = (news: News) => {
    heardAt = performance.now();
    hear(news);
  };
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (!isLeading) listen(data);
  };
  const pass = (news: News) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of its origin, and has no target
    channel.postMessage(news);
    listen(news);
  };

  const lead = async (options: LockOptions): Promise<void> => {
    let end: (() => void) | undefined;
    try {
      await locks.request(
        NAME,
        options,
        () =>
          new Promise<void>((release) => {
            isLeading = true;
            end = follow({ hear: pass, finish: release });
          }),
      );
    } catch (error) {
      end?.();
      // Another page has taken the lock from this one, which was frozen. This one hears of changes by it, and of what it has missed.
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      hear(isTaken ? { kind: 'missed' } : { kind: 'state', isOpen: false });
      if (isTaken) setTimeout(() => void lead({}));
    } finally {
      isLeading = false;
    }
  };

  const look = () => {
    const now = performance.now();
    // A page that was frozen itself has heard nothing either.
    if (now - lookedAt > 2 * LOOK_MS) heardAt = now;
    lookedAt = now;
    if (isLeading || now - heardAt < SILENCE_MS) return;
    heardAt = now;
    void lead({ steal: true });
  };
  setInterval(look, LOOK_MS);
  void lead({});
};
