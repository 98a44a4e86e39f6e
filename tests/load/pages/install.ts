import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what only this bench needs, once for each state of its lock file. No package's own script is run. */
export function install(folder: string): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const note = join(folder, 'node_modules', '.installed-lock.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return;
  // Not `npm ci`, which refuses a lock file that leaves out the parts for other machines.
  const command = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', command, { cwd: folder, stdio: 'inherit' });
  writeFileSync(note, lock);
}
