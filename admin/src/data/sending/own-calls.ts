/** A change counts as somebody else's when a call is not answered within this time, in milliseconds. */
const PATIENCE_MS = 10_000;

const ids = new Set<string>();
let open = 0;
let waiting: (() => void)[] = [];

const end = (requestId: string | null | undefined) => {
  if (requestId) ids.add(requestId);
  open -= 1;
  if (open > 0) return;
  for (const resolve of waiting) resolve();
  waiting = [];
};

/** The calls by which this page has changed something: it fetches their effects itself, and need not be told of them. */
export const ownCalls = {
  /** Returns a function to call when the call was answered, with the request id of the answer, if any. */
  begin: (method: string | undefined): ((requestId?: string | null) => void) => {
    if (!method || method === 'GET' || method === 'HEAD') return () => undefined;
    open += 1;
    let isOver = false;
    return (requestId) => {
      if (isOver) return;
      isOver = true;
      end(requestId);
    };
  },
  /** Once every call has been answered: an event may come before the answer of the call that caused it. */
  settled: (): Promise<void> =>
    open === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          waiting.push(resolve);
          setTimeout(resolve, PATIENCE_MS);
        }),
  has: (requestId: string | null): boolean => requestId !== null && ids.has(requestId),
};
