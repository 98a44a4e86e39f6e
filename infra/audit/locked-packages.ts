import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  /** Of a package that is installed under another name. */
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface Lock {
  version: string;
  packages: Record<string, Entry>;
}

/** One copy of a package. */
export interface Package {
  /** Where it is installed, from the root of the checkout. */
  path: string;
  name: string;
  version: string;
  /** As the package says it; undefined where it says it in a form that npm does not read. */
  licence: string | undefined;
  /** Whether nothing that is delivered needs it. */
  isDevelopment: boolean;
}

const FOLDER = 'node_modules/';

export const readLock = (folder: string): Lock =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;

const nameOf = (path: string, { name }: Entry) => name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** Every copy of every package of others, also those that lie inside of other packages. */
export const listPackages = ({ packages }: Lock): Package[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes(FOLDER) && !link)
    .map(([path, entry]) => ({
      path,
      name: nameOf(path, entry),
      version: entry.version ?? '',
      licence: entry.license,
      isDevelopment: entry.dev === true,
    }));

/** Where Node finds a package from another one: in it, beside it, or in a folder above. */
function resolve({ packages }: Lock, from: string, name: string): string | undefined {
  const folders = from === '' ? [] : from.split('/');
  for (let length = folders.length; length >= 0; length--) {
    const path = [...folders.slice(0, length), FOLDER + name].join('/');
    if (packages[path]) return path;
  }
  return undefined;
}

/** The paths of the packages that one asks for, or a workspace or the root, also for its own development. */
export function askedBy(lock: Lock, path: string): string[] {
  const { link, dependencies, devDependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {};
  if (link) return [];
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
  return [...new Set(names.flatMap((name) => resolve(lock, path, name) ?? []))];
}

const askersOf = (lock: Lock, wanted: string): string[] =>
  Object.keys(lock.packages).filter((path) => askedBy(lock, path).includes(wanted));

/** The shortest way from a workspace to the package at a path, such as `infra/local > maildev 2.2.1 > nodemailer 6.10.1`. */
export function wayTo(lock: Lock, path: string): string {
  const title = (at: string) => {
    const entry = lock.packages[at] ?? {};
    return at.includes(FOLDER) ? `${nameOf(at, entry)} ${entry.version}` : at || 'the root';
  };
  const seen = new Set([path]);
  let ways = [[path]];
  while (ways.length > 0) {
    const whole = ways.find(([first = '']) => !first.includes(FOLDER));
    if (whole) return whole.map(title).join(' > ');
    ways = ways.flatMap((way) =>
      askersOf(lock, way[0] ?? '')
        .filter((asker) => !seen.has(asker) && seen.add(asker))
        .map((asker) => [asker].concat(way)),
    );
  }
  return `nobody > ${title(path)}`;
}
