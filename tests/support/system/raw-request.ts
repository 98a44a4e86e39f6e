import { once } from 'node:events';
import { request as open, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ApiError } from '@frontdoor/contract';
import { formDataOf, type Filled } from '../application.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Partial<ApiError> & { reference?: string };
}

type Options = Omit<RequestOptions, 'headers'> & { headers?: Record<string, string>; body?: Uint8Array | string };

const TRIES = 5;
const PIECE = 128 * 1024;

/**
 * A request as no browser would send it: any method, any header, any bytes, from any local address. A server that reads no
 * further may reset the connection while its answer is still under way; then the request is sent once more.
 */
export async function sendRaw(url: string, options: Options = {}): Promise<RawAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await exchange(url, options);
    } catch (error) {
      if (tries === TRIES || !/EPIPE|ECONNRESET/.test(String(error))) throw error;
    }
  }
}

async function exchange(url: string, { body, headers, ...options }: Options): Promise<RawAnswer> {
  const bytes = Buffer.from(body ?? '');
  const length = bytes.length > 0 ? { 'Content-Length': bytes.length } : {};
  const request = open(url, { method: 'POST', agent: false, headers: { ...headers, ...length }, ...options });
  // The rest of a body after the refusal may meet a closed connection.
  request.on('error', () => {});
  const answered = once(request, 'response', { signal: AbortSignal.timeout(30_000) });
  let over = false;
  const end = () => void (over = true);
  void answered.then(end, end);
  // In pieces, so that an early answer is heard before the rest is sent.
  for (let sent = 0; sent < bytes.length && !over; sent += PIECE) {
    const piece = bytes.subarray(sent, sent + PIECE);
    if (!request.write(piece)) await Promise.race([answered, once(request, 'drain')]);
  }
  if (!over) request.end();
  const [response] = (await answered) as [IncomingMessage];
  const content = await text(response);
  const isJson = /json/.test(response.headers['content-type'] ?? '');
  return { status: response.statusCode ?? 0, headers: response.headers, body: isJson ? JSON.parse(content) : {} };
}

export interface EncodedForm {
  type: string;
  bytes: Buffer;
}

export async function encodeForm(filled: Pick<Filled, 'fields' | 'resume'>): Promise<EncodedForm> {
  const request = new Request('http://127.0.0.1', { method: 'POST', body: formDataOf(filled) });
  return { type: request.headers.get('content-type') ?? '', bytes: Buffer.from(await request.arrayBuffer()) };
}

/** Announces a whole form and sends a share of it (0 to 1); the connection stays open. */
export async function sendShare(api: string, filled: Filled, share: number): Promise<Socket> {
  const { type, bytes } = await encodeForm(filled);
  const { hostname, port } = new URL(api);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = ['POST /api/application HTTP/1.1', `Host: ${hostname}:${port}`, `Content-Type: ${type}`];
  head.push(`Content-Length: ${bytes.length}`, `Idempotency-Key: ${filled.key}`, '', '');
  socket.write(head.join('\r\n'));
  const part = bytes.subarray(0, Math.floor(bytes.length * share));
  await new Promise<void>((resolve) => socket.write(part, () => resolve()));
  return socket;
}
