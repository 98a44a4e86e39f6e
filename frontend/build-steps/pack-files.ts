import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const TEXTS = '**/*.{html,js,css,svg,txt,xml,json,webmanifest}';

/** A smaller file goes into one packet either way. */
const SMALLEST_BYTES = 1_400;

/**
 * Writes each text of a folder a second time as brotli packs it best (`.br`), for gateways to send as it is: packed anew
 * for each visitor it would be packed worse. Returns the names of the packed files.
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

/** Sizes of blocks (0 is its own choice, 16 are 64 KB), and how distances are written. */
const GUESSES = [0, 16, 17].flatMap((block) => [0, 1].map((postfix) => ({ block, postfix })));

// Where brotli parts a text into blocks is a guess: one letter more or less, and a page of 28,000 bytes has 130 more or less. The
// best one of some guesses hardly ever is a bad one.
async function packBest(bytes: Buffer): Promise<Buffer> {
  const packets = await Promise.all(
    GUESSES.map(({ block, postfix }) => {
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      };
      return compress(bytes, { params });
    }),
  );
  return packets.reduce((best, packet) => (packet.length < best.length ? packet : best));
}
