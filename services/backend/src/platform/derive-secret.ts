import { hkdfSync } from 'node:crypto';

/** A secret of its own for each purpose: a signature by one of them is refused by all others. */
export const deriveSecret = (sessionSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `frontdoor ${purpose}`, 32));
