import type { ApiError, Submitted } from '@frontdoor/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { formDataOf, type Filled } from './application.ts';
import type { Enquiry } from './enquiry.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: Partial<Submitted & ApiError>;
}

export async function sendOnce(api: string, filled: Filled, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${api}/api/application`, {
    method: 'POST',
    headers: { 'Idempotency-Key': filled.key, ...headers },
    body: formDataOf(filled),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

export async function sendEnquiryOnce(api: string, { path, key, fields }: Enquiry): Promise<Answer> {
  const response = await fetch(`${api}${path}`, {
    method: 'POST',
    headers: { 'Idempotency-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

/** Repeats with the same key until the server has acknowledged, as the form in the browser does. Calls `onTry` before each try. */
export const sendUntilAcknowledged = (api: string, filled: Filled, onTry?: () => void): Promise<Submitted> =>
  untilAcknowledged(() => {
    onTry?.();
    return sendOnce(api, filled);
  });

export const sendEnquiryUntilAcknowledged = (api: string, enquiry: Enquiry): Promise<Submitted> =>
  untilAcknowledged(() => sendEnquiryOnce(api, enquiry));

async function untilAcknowledged(send: () => Promise<Answer>): Promise<Submitted> {
  for (const end = Date.now() + 120_000; ; await pause(250)) {
    const answer = await send().catch((error: unknown) => error as Error);
    if (!(answer instanceof Error)) {
      if (answer.status === 201) return answer.body as Submitted;
      if (answer.status !== 503 && answer.status !== 409) {
        throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      }
    }
    if (Date.now() > end) throw new Error('Not acknowledged in two minutes', { cause: answer });
  }
}
