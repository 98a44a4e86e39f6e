import { randomUuid } from '@frontdoor/contract';

/**
 * One idempotency key for one filled form. As long as the fate of a send is unknown the key stays, even after edits, so
 * that the server can distinguish a repetition from a second application. `settled` means that the server has refused the
 * sent form.
 */
export type SubmissionKey = { value: string; settled: boolean };

export const newKey = (): SubmissionKey => ({ value: randomUuid(), settled: false });

export const settle = (key: SubmissionKey): SubmissionKey => ({ ...key, settled: true });

export const keyAfterEdit = (key: SubmissionKey, next: SubmissionKey): SubmissionKey => (key.settled ? next : key);
