/** For so long it is waited for an answer, in milliseconds, before a change counts as somebody else's. */
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

/** The calls by which this page has changed something: what they lead to it fetches itself, and need not be told. */
export const ownCalls = {
  /** Returns how to say that it was answered, with the id that the API gave it, if any. */
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
