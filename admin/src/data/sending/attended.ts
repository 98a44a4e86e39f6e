/** Somebody who has not touched the page for longer is not using it, in milliseconds. */
const ATTENTION_MS = 60_000;

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'focus'] as const;

let last = 0;

/** Watches for signs of somebody at the page. To open it is one. */
export const watchAttention = () => {
  const see = () => (last = performance.now());
  see();
  for (const sign of signs) addEventListener(sign, see, { capture: true, passive: true });
};

const unattended = { 'X-Unattended': '1' };

/** The header of calls that the page makes by itself while nobody uses it: the session's idle time then goes on. */
export const unattendedHeader = (): Record<string, string> =>
  performance.now() - last > ATTENTION_MS ? unattended : {};

/** Asks for the session without extending it. */
export const lookAtSession = (): Promise<Response> =>
  fetch('/api/session', { headers: unattended, credentials: 'same-origin' });
