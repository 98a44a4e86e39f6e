// Plain JavaScript without imports from packages: it runs on whatever Node the machine has, before anything is installed.
// As a program it ends with exit code 1 when this machine would install a package whose content nothing can vouch for.
import { readFileSync } from 'node:fs';

/** @typedef {{ os?: string | string[], cpu?: string | string[], libc?: string | string[], integrity?: string, link?: boolean }} Entry */

/**
 * The entries of a lock file that this platform would install without a hash to compare them with. npm writes entries
 * like these for the platform packages that its registry did not have.
 *
 * @param {Record<string, Entry>} packages
 * @param {{ os: string, cpu: string, libc: string | undefined }} platform
 */
export function unhashedPackages(packages, { os, cpu, libc }) {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .filter(([, entry]) => allows(entry.os, os) && allows(entry.cpu, cpu) && (!entry.libc || allows(entry.libc, libc)))
    .map(([path]) => path);
}

/**
 * The fields `os`, `cpu` and `libc` of package.json: names that are meant, or with a `!` before them names that are not.
 *
 * @param {string | string[] | undefined} list
 * @param {string | undefined} name
 */
function allows(list, name) {
  const names = [list ?? []].flat();
  if (names.includes(`!${name}`)) return false;
  return names.every((each) => each.startsWith('!')) || names.some((each) => each === name);
}

function libcOf() {
  if (process.platform !== 'linux') return undefined;
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}

if (import.meta.filename === process.argv[1]) {
  /** @type {{ packages: Record<string, Entry> }} */
  const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const found = unhashedPackages(packages, { os: process.platform, cpu: process.arch, libc: libcOf() });
  if (found.length) {
    console.error(
      `package-lock.json has no hash of ${found.length} packages for this machine:\n  ${found.join('\n  ')}`,
    );
    console.error('See docs/decisions/0053-packages-and-images.md, or use "docker compose up" instead.');
    process.exit(1);
  }
}
