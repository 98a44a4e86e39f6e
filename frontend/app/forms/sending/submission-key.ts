/**
 * One idempotency key for one filled form. As long as the fate of a send is unknown the key stays, even after edits, so
 * that the server can distinguish a repetition from a second application. `settled` means that the server has refused the
 * sent form.
 */
export type SubmissionKey = { value: string; settled: boolean };

export const newKey = (): SubmissionKey => ({ value: randomUuid(), settled: false });

export const settle = (key: SubmissionKey): SubmissionKey => ({ ...key, settled: true });

export const keyAfterEdit = (key: SubmissionKey, next: SubmissionKey): SubmissionKey => (key.settled ? next : key);

/** crypto.randomUUID exists only where the page is secure; a site tried out on a plain address still needs a key. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
