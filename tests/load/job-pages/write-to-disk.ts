import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** How a page comes over the line. */
type Packing = 'plain' | 'packed';

export const encodingOf = { plain: 'identity', packed: 'br' } as const;

/** The body as it was sent. @throws when it was not answered 200, or not in the packing that was asked for */
async function takeBytes(url: string, packing: Packing): Promise<Buffer> {
  const request = get(url, { agent: false, headers: { 'Accept-Encoding': encodingOf[packing] } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (response.statusCode !== 200 || encoding !== encodingOf[packing])
    throw new Error(`${url} was answered ${response.statusCode}, ${encoding}: ${bytes.toString('utf8', 0, 200)}`);
  return bytes;
}

/** Where the rival has a page in a packing. */
export const pathOnDisk = (path: string, packing: Packing) => `/${packing}${path}.html`;

/** Writes pages of the API as files, so that the rival sends the same bytes. Returns how many they are, packed and plain. */
export async function writeToDisk(api: string, path: string, files: string): Promise<Record<Packing, number>> {
  const sizes = { plain: 0, packed: 0 };
  for (const packing of ['plain', 'packed'] as const) {
    const bytes = await takeBytes(`${api}${path}`, packing);
    const file = join(files, pathOnDisk(path, packing));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    sizes[packing] = bytes.length;
  }
  return sizes;
}

/** @throws when the rival would send other bytes than the API */
export async function checkSame(api: string, rival: string, path: string): Promise<void> {
  for (const packing of ['plain', 'packed'] as const) {
    const ours = await takeBytes(`${api}${path}`, packing);
    const theirs = await takeBytes(`${rival}${pathOnDisk(path, packing)}`, packing);
    if (!ours.equals(theirs)) throw new Error(`${path}, ${packing}: the two servers send different bytes`);
  }
}
