import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: FormData | string;
}

const host = 'site.frontdoor.test';
export const origin = `http://${host}`;
const LIMIT_MS = 60_000;

/**
 * One request on a connection of its own, as for an ingress that has only just heard which pods there are. A connection that is kept
 * would lead to the same pod for as long as that lives.
 */
export async function call(
  site: string,
  path: string,
  { method = 'GET', headers = {}, body }: Call = {},
): Promise<Answer> {
  const agent = new Agent({ keepAlive: false });
  const whole = new Response(body);
  const type = whole.headers.get('content-type');
  const bytes = Buffer.from(await whole.arrayBuffer());
  const sent = request(`${site}${path}`, {
    method,
    agent,
    headers: { Host: host, 'Content-Length': bytes.length, ...(type ? { 'Content-Type': type } : {}), ...headers },
    signal: AbortSignal.timeout(LIMIT_MS),
  }).end(bytes);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
