import { hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../../../platform/seal';

const rules = { issuer: 'Frontdoor', algorithm: 'SHA1', digits: 6, period: 30 } as const;

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({ ...rules, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** 160 bits, as RFC 4226 recommends. */
export const makeTotpSecret = () => randomBytes(20);

/** The address for the QR code of an authenticator app, and the secret for typing it in. */
export function describeTotp(secret: Buffer, email: string): { uri: string; secret: string } {
  const totp = totpOf(secret, email);
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/** The 30-second step since 1970 that a code belongs to, or nothing for a wrong code; `now` in milliseconds of the epoch. */
export function findStep(secret: Buffer, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  // A clock may be one step off, no more.
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / rules.period) + delta;
}

/** A key for this purpose alone; the sessions are signed with another use of the same setting. */
const keyOf = (sessionSecret: string) =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'frontdoor: one-time code secrets, version 1', 32));

/** Encrypts a secret for one person: moved to somebody else's row, it does not open. */
export const sealSecret = (secret: Buffer, staffId: string, sessionSecret: string): Buffer =>
  seal(secret, keyOf(sessionSecret), staffId);

/** By the first of these that opens it. @returns nothing when it was sealed for somebody else, by another one, or was changed. */
export const openSecret = (sealed: Buffer, staffId: string, ...sessionSecrets: string[]): Buffer | undefined =>
  unseal(sealed, sessionSecrets.map(keyOf), staffId);
