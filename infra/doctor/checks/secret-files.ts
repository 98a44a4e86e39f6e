import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';

const check = 'secrets';
const OTHERS = 0o077;
const WRITABLE_BY_OTHERS = 0o022;

interface Places {
  /** Files and folders that nobody but their owner may read. */
  own: readonly string[];
  /** Folders that only their owner may enter: the files in them may be readable, and nobody else may write them. */
  closed: readonly string[];
}

const octal = (mode: number) => (mode & 0o777).toString(8);

/** Whether other users of this machine can read or change secrets. */
export function checkSecretFiles({ own, closed }: Places): Finding[] {
  const findings: Finding[] = [];
  const judge = (path: string, forbidden: number, wanted: string) => {
    const { mode } = statSync(path);
    if (mode & forbidden)
      findings.push({
        check,
        state: 'fault',
        says: `${path} has mode ${octal(mode)}: other users of this machine can get at it.`,
        todo: `chmod ${wanted} ${path}`,
      });
  };
  const present = [...own, ...closed].filter((path) => existsSync(path));
  if (present.length === 0) return [{ check, state: 'unknown', says: 'it could not be checked: there are none here.' }];
  for (const path of present) judge(path, OTHERS, statSync(path).isDirectory() ? '700' : '600');
  for (const folder of closed.filter((path) => existsSync(path)))
    for (const name of readdirSync(folder)) judge(join(folder, name), WRITABLE_BY_OTHERS, '644');
  if (findings.length > 0) return findings;
  return [{ check, state: 'good', says: `No other user of this machine can get at ${present.length} places.` }];
}
