import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  version?: string;
  /** Of a workspace: the folder that npm links to. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
type Packages = Partial<Record<string, Package>>;

/** The workspaces that a release is run with, and those that build and drive it. */
const workspaces = ['services/backend', 'infra/local', 'tests'];

const isWorkspace = (place: string) => !place.includes('node_modules/');

/** The folder around a package, in which Node looks next. */
const around = (place: string) => place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0));

/** Where Node finds a package when that of `from` asks for it; undefined for an optional one that is not installed. */
function findPackage(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = around(folder)) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/**
 * The packages that the backend and the tests of a checkout need by its package-lock.json, each with its folder and version. What site
 * and admin alone need makes no difference.
 */
export function packagesOf(folder: string): string {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: Packages };
  const found = new Map<string, string>();
  const waiting = [...workspaces];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const one = packages[place];
    if (found.has(place) || !one) continue;
    const version = isWorkspace(place) ? '' : (one.version ?? '');
    found.set(place, one.link ? `-> ${one.resolved}` : version);
    if (one.link && one.resolved) waiting.push(one.resolved);
    const needed = { ...one.dependencies, ...one.optionalDependencies, ...one.peerDependencies };
    for (const name of Object.keys({ ...needed, ...(isWorkspace(place) && one.devDependencies) })) {
      const next = findPackage(packages, place, name);
      if (next !== undefined) waiting.push(next);
    }
  }
  return JSON.stringify([...found].toSorted(([a], [b]) => a.localeCompare(b)));
}
