// restore_command: node fetch-segment.ts <folder> <key file> <name> <where to>. 1 = there is none; 200 = it cannot be read, and recovery must end.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupFault } from '../backup-fault.ts';
import { readSealKey, unsealWhole } from '../sealed-file.ts';
import { faultLine } from './fault-line.ts';

const [folder = '', keyFile = '', name = '', to = ''] = process.argv.slice(2);
const file = join(folder, name);
if (!existsSync(file)) process.exit(1);
try {
  await writeFile(to, await unsealWhole(file, readSealKey(keyFile)), { mode: 0o600 });
} catch (error) {
  const fault = error instanceof BackupFault ? error : new BackupFault('failed', `${name}: ${String(error)}`);
  process.stderr.write(faultLine(fault));
  process.exit(200);
}
