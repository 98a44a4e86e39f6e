import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Packing, takeBytes } from './take-bytes.ts';

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
