import type { SpamFields } from './arrival';

const TOO_FAST_MS = 2_000;
const TOO_OLD_MS = 24 * 3_600_000;

/** Why a submission can be held. The names are stored with it. */
export const holdReasons = ['honeypot', 'token-forged', 'token-expired', 'too-fast'] as const;
export type HoldReason = (typeof holdReasons)[number];

/**
 * What the fields about a form's sending give away. A form without a token is not suspicious: a plain HTTP client knows of
 * none, and neither does a browser without script. `readToken` gives the time in a token, or null for a forged one.
 */
export function findHoldReasons(
  { fax_number: trap = '', form_token: token = '' }: SpamFields,
  readToken: (token: string) => number | null,
  now: number,
): HoldReason[] {
  const reasons: HoldReason[] = trap.trim() === '' ? [] : ['honeypot'];
  if (token === '') return reasons;
  const openedAt = readToken(token);
  if (openedAt === null) reasons.push('token-forged');
  else if (now - openedAt > TOO_OLD_MS) reasons.push('token-expired');
  else if (now - openedAt < TOO_FAST_MS) reasons.push('too-fast');
  return reasons;
}
