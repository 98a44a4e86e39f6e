import { createHash } from 'node:crypto';

/** The expected length and checksum of an object. */
export interface Checksum {
  /** In bytes. */
  size: number;
  /** 32 bytes. */
  sha256: Buffer;
}

export const checksumOf = (bytes: Buffer): Checksum => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest(),
});
