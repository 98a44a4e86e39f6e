import { hkdfSync } from 'node:crypto';
import type { Config } from './config/config.schema';

/** A secret of its own for each purpose: a signature by one of them is refused by all others. */
export const deriveSecret = (sessionSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `frontdoor ${purpose}`, 32));

type Secrets = Pick<Config, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>;

/** The secret that signs and seals, and behind it the one before, which is only read by. */
export const sessionSecrets = ({ SESSION_SECRET: present, SESSION_SECRET_PREVIOUS: previous }: Secrets) =>
  previous ? [present, previous] : [present];

/** A key of each secret, in the order of `sessionSecrets`: the first is the one to sign with. */
export const keysOf = <Key>(secrets: Secrets, make: (secret: string) => Key): [Key, ...Key[]] => [
  make(secrets.SESSION_SECRET),
  ...sessionSecrets(secrets).slice(1).map(make),
];

const PREVIOUS_READ_MS = 24 * 3_600_000;

/**
 * The keys by which a process reads what a visitor holds, `keys` as `keysOf` makes them: those of the previous secret
 * count for a day after the start, so that one that leaked does not serve for ever because nobody took it away. `upMs` is the
 * age of the process in milliseconds.
 */
export const readableKeys = <Key>(keys: readonly Key[], upMs = performance.now()): readonly Key[] =>
  upMs < PREVIOUS_READ_MS ? keys : keys.slice(0, 1);
