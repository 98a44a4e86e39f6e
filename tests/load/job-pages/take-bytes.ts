import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** How a page comes over the line. */
export type Packing = 'plain' | 'packed';

export const encodingOf = { plain: 'identity', packed: 'br' } as const;

/** The body as it was sent. @throws when it was not answered 200, or not in the packing that was asked for */
export async function takeBytes(url: string, packing: Packing): Promise<Buffer> {
  const request = get(url, { agent: false, headers: { 'Accept-Encoding': encodingOf[packing] } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (response.statusCode !== 200 || encoding !== encodingOf[packing])
    throw new Error(`${url} was answered ${response.statusCode}, ${encoding}: ${bytes.toString('utf8', 0, 200)}`);
  return bytes;
}
