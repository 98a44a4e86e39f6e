import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const TEXTS = '**/*.{html,js,css,svg,txt,xml,json,webmanifest}';

/** What is smaller goes into one packet either way. */
const SMALLEST_BYTES = 1_400;

/**
 * Lays each text of a folder beside itself as brotli packs it best (`.br`), for gateways to send as it lies there: packed
 * anew for each visitor it would be packed worse. Returns the names of what was packed.
 */
export async function packFiles(folder: string): Promise<string[]> {
  const packed = await Promise.all(
    globSync(TEXTS, { cwd: folder }).map(async (name) => {
      const bytes = await readFile(join(folder, name));
      if (bytes.length < SMALLEST_BYTES) return [];
      await writeFile(join(folder, `${name}.br`), await packBest(bytes));
      return [name];
    }),
  );
  return packed.flat().toSorted();
}

/** Its own choice, and blocks of 64 KB. */
const BLOCKS = [0, 16];

// Where brotli parts a text into blocks is a guess: one letter more or less, and a page of 28,000 bytes has 130 more or less. The
// better one of two guesses hardly ever is a bad one.
async function packBest(bytes: Buffer): Promise<Buffer> {
  const packets = await Promise.all(
    BLOCKS.map((block) => {
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
      };
      return compress(bytes, { params });
    }),
  );
  return packets.reduce((best, packet) => (packet.length < best.length ? packet : best));
}
