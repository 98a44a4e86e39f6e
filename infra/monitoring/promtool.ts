import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Prometheus' own judge of rules, in the user's cache. Only `make prepare` fetches it. */
const kept = join(homedir(), '.cache', 'frontdoor', 'promtool');
const runs = (program: string) => spawnSync(program, ['--version']).status === 0;

/** Where it is; null on a machine without it. */
export function findPromtool(): string | null {
  if (runs('promtool')) return 'promtool';
  return existsSync(kept) ? kept : null;
}

/** From Debian's package, which is unpacked and not installed: that would start a server. */
function fetchFromDebian(): void {
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-promtool-'));
  spawnSync('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', 'prometheus'], {
    cwd: folder,
    stdio: 'inherit',
    timeout: 120_000,
  });
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (file) {
    spawnSync('dpkg-deb', ['-x', file, 'files'], { cwd: folder, stdio: 'inherit' });
    mkdirSync(dirname(kept), { recursive: true });
    copyFileSync(join(folder, 'files/usr/bin/promtool'), kept);
  }
  rmSync(folder, { recursive: true, force: true });
}

if (import.meta.main && !findPromtool()) {
  fetchFromDebian();
  if (!findPromtool()) process.stdout.write('There is no promtool: the alerts are not tested.\n');
}
