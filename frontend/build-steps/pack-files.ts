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
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(join(folder, `${name}.br`), await compress(bytes, { params }));
      return [name];
    }),
  );
  return packed.flat().toSorted();
}
