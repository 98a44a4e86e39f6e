const date = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/;

/**
 * The pause that an answer asks for by `Retry-After`, in milliseconds: seconds or a date (RFC 9110, 10.2.3). Undefined where
 * it asks for none. `now` is the answer's own `Date`, because the clock of the browser may be wrong.
 */
export function pauseAsked(retryAfter: string | null, now: string | null): number | undefined {
  const value = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  if (!date.test(value)) return undefined;
  const from = now !== null && date.test(now) ? Date.parse(now) : Date.now();
  const pause = Date.parse(value) - from;
  return Number.isNaN(pause) ? undefined : Math.max(0, pause);
}
