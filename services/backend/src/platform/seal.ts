import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Encrypts a secret (AES-256-GCM) for a row: moved to another row, whose `context` differs, it does not open. */
export function seal(secret: Buffer, key: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** By the first of the keys that opens it. @returns nothing when it was sealed for another row, by another key, or was changed. */
export function unseal(sealed: Buffer, keys: readonly Buffer[], context: string): Buffer | undefined {
  for (const key of keys) {
    const opened = openBy(key, sealed, context);
    if (opened) return opened;
  }
  return undefined;
}

function openBy(key: Buffer, sealed: Buffer, context: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}
