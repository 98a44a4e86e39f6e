import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the version stands. Everything that runs or is built reads it here. */
export const versionFile = 'package.json';

interface Place {
  file: string;
  /** The text of the file with another version. */
  set: (text: string, version: string) => string;
}

interface Packages {
  version: string;
  packages: Record<string, { version: string }>;
}

const stringify = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files that repeat it, because npm, Docker Compose and Helm cannot read it elsewhere. */
const copies: Place[] = [
  {
    file: 'package-lock.json',
    set(text, version) {
      const lock = JSON.parse(text) as Packages;
      const rootPackage = { ...lock.packages[''], version };
      return stringify({ ...lock, version, packages: { ...lock.packages, '': rootPackage } });
    },
  },
  ...['docker-compose.yml', 'docker-compose.production.yml'].map((file) => ({
    file,
    set: (text: string, version: string) => text.replaceAll(/\$\{TAG:-[^}]*\}/g, `\${TAG:-${version}}`),
  })),
  {
    file: 'infra/helm/frontdoor/Chart.yaml',
    set: (text, version) => text.replaceAll(/^(version|appVersion): .*$/gm, `$1: ${version}`),
  },
];

/** Every file that a release changes besides CHANGELOG.md, by its path from the root of the checkout. */
export const versionFiles = [versionFile, ...copies.map(({ file }) => file)];

/** The version of the checkout in this folder, such as `1.0.0`, or `1.0.1-dev` between two releases. */
export function readVersion(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, versionFile), 'utf8')) as { version: string }).version;
}

/** Writes the version, and its copies, into the checkout in this folder. */
export function setVersion(folder: string, version: string): void {
  const original: Place = {
    file: versionFile,
    set: (text) => stringify({ ...(JSON.parse(text) as object), version }),
  };
  for (const { file, set } of [original, ...copies])
    writeFileSync(join(folder, file), set(readFileSync(join(folder, file), 'utf8'), version));
}

/** The files whose copy is not the version of the checkout. */
export function findWrongCopies(folder: string): string[] {
  const version = readVersion(folder);
  const isWrong = ({ file, set }: Place) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return !text.includes(version) || set(text, version) !== text;
  };
  return copies.filter(isWrong).map(({ file }) => file);
}
