// archive_command: node archive-segment.ts <folder> <key file> <path of the segment> <its name>. Ends with 0 when it is in the archive, on the disk.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSealKey, seal, unsealWhole } from '../sealed-file.ts';

const [folder = '', keyFile = '', path = '', name = ''] = process.argv.slice(2);
const key = readSealKey(keyFile);
const file = join(folder, name);
const bytes = await readFile(path);
// A server that crashed before it had noted a segment as archived sends it again. Another content is another server's.
if (!existsSync(file)) await seal(bytes, file, key);
else if (!(await unsealWhole(file, key)).equals(bytes)) {
  process.stderr.write(`${name} is in ${folder} already, with other content: another server archives there.\n`);
  process.exitCode = 1;
}
