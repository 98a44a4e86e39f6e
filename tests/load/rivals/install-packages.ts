import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Holds the versions and their lock file, and beside them (not in Git) the installed and generated files. */
const packages = join(import.meta.dirname, 'packages');

/** The path of a file in an installed package. */
export const installed = (...path: string[]) => join(packages, 'node_modules', ...path);

/** Where the app of a rival is generated: below the packages, so that its imports resolve to them. */
export const generated = (rival: 'astro' | 'next') => join(packages, 'generated', rival);

/** Installs the packages that only this benchmark needs, once for each state of the lock file, without install scripts. */
export function installPackages(): void {
  const lock = readFileSync(join(packages, 'package-lock.json'), 'utf8');
  const note = installed('.installed-lock.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return;
  // Not `npm ci`, which refuses a lock file that leaves out the parts for other machines.
  const command = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', command, { cwd: packages, stdio: 'inherit' });
  writeFileSync(note, lock);
}
