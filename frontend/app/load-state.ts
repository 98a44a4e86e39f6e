import { useCallback, useEffect, useState } from 'react';

export type Load<T> = { state: 'loading' } | { state: 'loaded'; data: T } | { state: 'failed' };

/** Loads once the page is alive, and again on demand. `load` must be the same function on every render. */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>): { result: Load<T>; again: () => void } {
  const [result, setResult] = useState<Load<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (data) => setResult({ state: 'loaded', data }),
      (reason: unknown) => {
        if (controller.signal.aborted) return;
        console.error(reason);
        setResult({ state: 'failed' });
      },
    );
    return () => controller.abort();
  }, [load, attempt]);
  const again = useCallback(() => {
    setResult({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { result, again };
}
