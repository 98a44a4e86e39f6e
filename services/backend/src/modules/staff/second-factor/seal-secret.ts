import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;
const rules = { authTagLength: TAG };

/** A key for this purpose alone; the sessions are signed with another use of the same setting. */
const keyOf = (sessionSecret: string) =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'frontdoor: one-time code secrets, version 1', 32));

/** Encrypts a secret for one person (AES-256-GCM): moved to somebody else's row, it does not open. */
export function sealSecret(secret: Buffer, staffId: string, sessionSecret: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sessionSecret), nonce, rules).setAAD(Buffer.from(staffId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @returns nothing when it was sealed for somebody else, with another setting, or was changed. */
export function openSecret(sealed: Buffer, staffId: string, sessionSecret: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(sessionSecret), sealed.subarray(0, NONCE), rules)
      .setAAD(Buffer.from(staffId))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}
