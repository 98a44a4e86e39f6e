import type { LiveChange, News } from './news.ts';

const ADDRESS = '/api/admin/live';

/** Without a word for so long the stream is broken, in milliseconds: there is a beat every 15 seconds. */
const PATIENCE_MS = 40_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
/** A session that has ended may go on under another cookie, which its answer brings a moment later. */
const LOOK_AGAIN_MS = [2_000, 10_000];

interface Ends {
  hear: (news: News) => void;
  /** There is nothing more to follow. */
  finish: () => void;
  /** Whether the person is signed in, without being a sign of life. */
  isSignedIn: () => Promise<boolean>;
  open?: (address: string) => EventSource;
}

/** Follows the stream of changes, and opens it again whenever it is lost. Returns how to end that. */
export const followStream = ({
  hear,
  finish,
  isSignedIn,
  open = (address) => new EventSource(address),
}: Ends): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasEnded = false;

  const wait = (act: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const lose = () => {
    source?.close();
    hear({ kind: 'state', isOpen: false });
    const ms = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    // Not all browsers at the same moment.
    wait(connect, ms * (0.5 + Math.random() / 2));
  };
  const isAlive = () => wait(lose, PATIENCE_MS);

  const lookAgain = ([ms, ...more]: number[]) => {
    if (ms === undefined) {
      // What a page then asks for leads it to the login.
      hear({ kind: 'missed' });
      return finish();
    }
    wait(() => {
      void isSignedIn()
        .catch(() => false)
        .then((isStill) => {
          if (hasEnded) return;
          if (isStill) connect();
          else lookAgain(more);
        });
    }, ms);
  };

  const connect = () => {
    const opened = open(ADDRESS);
    source = opened;
    isAlive();
    opened.onopen = () => {
      failures = 0;
      isAlive();
      hear({ kind: 'state', isOpen: true });
    };
    opened.onerror = () => {
      // The browser itself comes back to a stream that was ended, but not to one that was refused.
      if (opened.readyState === 2) return lose();
      hear({ kind: 'state', isOpen: false });
    };
    const on = (event: string, act: (data: string) => void) =>
      opened.addEventListener(event, ({ data }: MessageEvent<string>) => {
        isAlive();
        act(data);
      });
    on('beat', () => hear({ kind: 'beat' }));
    on('missed', () => hear({ kind: 'missed' }));
    on('changes', (data) => hear({ kind: 'changes', changes: JSON.parse(data) as LiveChange[] }));
    on('over', () => {
      opened.close();
      hear({ kind: 'over' });
      lookAgain(LOOK_AGAIN_MS);
    });
  };
  connect();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    source?.close();
  };
};
