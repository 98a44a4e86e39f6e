import { hash } from 'node:crypto';
import type { Arrival } from './arrival';

/** What makes two arrivals the same submission: the idempotency key, otherwise everything in it. */
export function identifyArrival({ kind, address, content, keyHash, fileDigest }: Arrival): string {
  const file = fileDigest?.toString('base64url') ?? '';
  const what = keyHash?.toString('base64url') ?? hash('sha256', file + JSON.stringify(content), 'base64url');
  return `${kind} ${address} ${what}`;
}
