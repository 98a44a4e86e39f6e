import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Call } from './calls';

export interface CallAnswer {
  status: number;
  /** Whether a submission was taken that was not there before. */
  isNew: boolean;
  type: string;
  body: string;
}

/** A few connections that stay open, as a gateway has them. */
export const makeAgent = () => new Agent({ keepAlive: true, maxSockets: 12 });

/** @throws when there is no answer within ten seconds, or the connection breaks. */
export async function sendCall(url: string, agent: Agent, { method, path, headers, body }: Call): Promise<CallAnswer> {
  const length = body ? { 'Content-Length': String(body.length) } : {};
  const call = request(`${url}/`, { method, path, agent, headers: { ...headers, ...length } });
  const answered = once(call, 'response', { signal: AbortSignal.timeout(10_000) });
  call.end(body);
  const [response] = (await answered) as [IncomingMessage];
  const { statusCode = 0, headers: given } = response;
  const isNew = statusCode < 400 && given['idempotency-replayed'] === 'false';
  return { status: statusCode, isNew, type: given['content-type'] ?? '', body: await text(response) };
}
