import { hkdfSync } from 'node:crypto';

/** A secret of its own for each purpose: what one of them has signed, no other accepts. */
export const deriveSecret = (sessionSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `frontdoor ${purpose}`, 32));
