import { hkdfSync } from 'node:crypto';
import type { Config } from './config/config.schema';

/** A secret of its own for each purpose: a signature by one of them is refused by all others. */
export const deriveSecret = (sessionSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `frontdoor ${purpose}`, 32));

/** The secret that signs and seals, and behind it the one before, which is only read by. */
export const sessionSecrets = ({
  SESSION_SECRET,
  SESSION_SECRET_PREVIOUS: previous,
}: Pick<Config, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>): string[] =>
  previous ? [SESSION_SECRET, previous] : [SESSION_SECRET];

const PREVIOUS_READ_MS = 24 * 3_600_000;

/**
 * The keys by which a process reads what a visitor holds, `keys` in the order of `sessionSecrets`: those of the previous secret
 * count for a day after the start, so that one that leaked does not serve for ever because nobody took it away. `upMs` is the
 * age of the process in milliseconds.
 */
export const readableKeys = <Key>(keys: readonly Key[], upMs = performance.now()): readonly Key[] =>
  upMs < PREVIOUS_READ_MS ? keys : keys.slice(0, 1);
