import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';

const check = 'secrets';
const OTHERS = 0o077;
const WRITABLE_BY_OTHERS = 0o022;
const READABLE_BY_OTHERS = 0o004;

interface Places {
  /** Files and folders that nobody but their owner may read. */
  own: readonly string[];
  /**
   * Folders that only their owner may enter: the files in them are mounted into containers of several users, so that everybody who is
   * in may read them, and nobody else may write them.
   */
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
  const judgeReadable = (path: string) => {
    const { mode } = statSync(path);
    if (mode & READABLE_BY_OTHERS) return;
    findings.push({
      check,
      state: 'fault',
      says: `${path} has mode ${octal(mode)}: the containers run as other users, and cannot read it when they start.`,
      todo: `chmod 644 ${path}`,
    });
  };
  const present = [...own, ...closed].filter((path) => existsSync(path));
  if (present.length === 0) return [{ check, state: 'unknown', says: 'it could not be checked: there are none here.' }];
  for (const path of present) judge(path, OTHERS, statSync(path).isDirectory() ? '700' : '600');
  for (const folder of closed.filter((path) => existsSync(path)))
    for (const name of readdirSync(folder)) {
      judge(join(folder, name), WRITABLE_BY_OTHERS, '644');
      judgeReadable(join(folder, name));
    }
  if (findings.length > 0) return findings;
  return [{ check, state: 'good', says: `No other user of this machine can get at ${present.length} places.` }];
}
