import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

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

const NONCE = 12;
const TAG = 16;

/** A key for this purpose alone; the sessions are signed with another use of the same setting. */
const keyOf = (sessionSecret: string) =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'frontdoor: one-time code secrets, version 1', 32));

/** Encrypts a secret for one person (AES-256-GCM): moved to somebody else's row, it does not open. */
export function sealSecret(secret: Buffer, staffId: string, sessionSecret: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sessionSecret), nonce).setAAD(Buffer.from(staffId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** By the first of these that opens it. @returns nothing when it was sealed for somebody else, by another one, or was changed. */
export function openSecret(sealed: Buffer, staffId: string, ...sessionSecrets: string[]): Buffer | undefined {
  for (const sessionSecret of sessionSecrets) {
    const opened = openBy(keyOf(sessionSecret), sealed, staffId);
    if (opened) return opened;
  }
  return undefined;
}

function openBy(key: Buffer, sealed: Buffer, staffId: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(staffId))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}
