import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what only this bench needs, once for each state of its lock file. No package's own script is run. */
export function install(folder: string): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const note = join(folder, 'node_modules', '.installed-lock.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  writeFileSync(note, lock);
}
