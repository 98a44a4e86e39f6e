// node infra/ci/cut-unhashed-packages.mjs [package-lock.json...]: takes out of lock files the packages without a hash.
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ integrity?: string, link?: boolean, optionalDependencies?: Record<string, string> }} Entry */

/**
 * The paths of packages that have no hash. npm writes such an entry for an optional package, made for another platform, that
 * its registry did not have.
 *
 * @param {Record<string, Entry>} packages of a lock file
 */
export const unhashedPackages = (packages) =>
  Object.keys(packages).filter(
    (path) => path.includes('node_modules/') && !packages[path]?.link && !packages[path]?.integrity,
  );

/**
 * The same packages without these, and without their names in the dependencies of others. npm regards a lock file as complete
 * when no entry depends on a missing one, and does not add that one again.
 *
 * @param {Record<string, Entry>} packages of a lock file
 */
export function cutUnhashedPackages(packages) {
  const paths = new Set(unhashedPackages(packages));
  const names = new Set([...paths].map((path) => path.replace(/^.*node_modules\//, '')));
  const kept = Object.entries(packages).filter(([path]) => !paths.has(path));
  return Object.fromEntries(
    kept.map(([path, entry]) => {
      if (!entry.optionalDependencies) return [path, entry];
      const { optionalDependencies, ...without } = entry;
      const left = Object.entries(optionalDependencies).filter(([name]) => !names.has(name));
      return [path, left.length > 0 ? { ...entry, optionalDependencies: Object.fromEntries(left) } : without];
    }),
  );
}

if (import.meta.filename === process.argv[1]) {
  const files = process.argv.slice(2);
  for (const file of files.length > 0 ? files : ['package-lock.json']) {
    /** @type {{ packages: Record<string, Entry> }} */
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    const packages = cutUnhashedPackages(lock.packages);
    console.log(`${file}: ${Object.keys(lock.packages).length - Object.keys(packages).length} packages without a hash`);
    writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  }
}
