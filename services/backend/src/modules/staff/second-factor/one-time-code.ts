import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const rules = { issuer: 'Frontdoor', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A clock may be one step of 30 seconds off, no more. */
const DRIFT_STEPS = 1;

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({ ...rules, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** 160 bits, as RFC 4226 recommends. */
export const makeTotpSecret = () => randomBytes(20);

/** The address for the QR code of an authenticator app, and the secret for typing it in. */
export function describeTotp(secret: Buffer, email: string): { uri: string; secret: string } {
  const totp = totpOf(secret, email);
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/**
 * `now` in milliseconds of the epoch.
 * @returns the number of the 30-second step (since 1970) that a code belongs to, or nothing for a wrong code.
 */
export function findStep(secret: Buffer, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? undefined : Math.floor(now / 1000 / rules.period) + delta;
}
