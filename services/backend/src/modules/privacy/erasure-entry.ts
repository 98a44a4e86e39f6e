import { z } from 'zod';
import type { ListedErasure } from './erasure-list.repository';

/** An entry of the erasure list as it lies in storage, or is given to `make erase-again`: one JSON text. */
const entry = z.object({
  addressHash: z.string().regex(/^[0-9a-f]{64}$/),
  erasedAt: z.iso.datetime(),
  key: z.string(),
});

export interface WrittenErasure extends ListedErasure {
  /** By which the key of its hash is known. */
  key: string;
}

export const ERASURES = 'erasures/';

/** Where an entry lies: one object an address. */
export const erasureObject = ({ addressHash }: ListedErasure) => `${ERASURES}${addressHash.toString('hex')}.json`;

export const writeEntry = ({ addressHash, erasedAt, key }: WrittenErasure) =>
  `${JSON.stringify({ addressHash: addressHash.toString('hex'), erasedAt: erasedAt.toISOString(), key })}\n`;

/** Null when it is no entry. */
export function readEntry(text: string): WrittenErasure | null {
  try {
    const { addressHash, erasedAt, key } = entry.parse(JSON.parse(text));
    return { addressHash: Buffer.from(addressHash, 'hex'), erasedAt: new Date(erasedAt), key };
  } catch {
    return null;
  }
}
