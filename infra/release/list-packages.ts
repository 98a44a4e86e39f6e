import { createHash } from 'node:crypto';
import { licencesOf, readAllowedLicences } from '../audit/licences.ts';
import { askedBy, type Lock } from '../audit/locked-packages.ts';
import { git, tagOf } from './last-release.ts';

/** An id of SPDX stands alone; a choice or a sum of several is an expression. */
const licenceOf = (text: string) => (/\s/.test(text) ? { expression: text } : { license: { id: text } });

const NAME = 'frontdoor';

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** The hash of the lock file, in the letters that CycloneDX wants. */
const hashesOf = (integrity = '') => {
  const [, hash] = /^sha512-(\S+)/.exec(integrity) ?? [];
  return hash ? [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] : [];
};

/** The same for the same list, so that two people who make it can compare. */
function serialNumberOf(content: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * The packages that a version is made from (CycloneDX 1.6), with hash, licence and who needs whom. Each copy is one component, under
 * its path: npm's own list has names twice where there are two copies, which readers of such lists refuse (npm/cli#6967).
 * Those of its development are left out.
 */
function listPackagesOf(lock: Lock): object {
  const packages = licencesOf(lock, readAllowedLicences()).filter(({ package: one }) => !one.isDevelopment);
  const delivered = new Set(packages.map(({ package: { path } }) => path));
  const workspaces = Object.keys(lock.packages).filter((path) => !path.includes('node_modules/'));
  const needs = (path: string) => askedBy(lock, path).filter((other) => delivered.has(other));
  const itself = { type: 'application', 'bom-ref': NAME, name: NAME, version: lock.version };
  const components = packages.map(({ package: { path, name, version }, licence = 'unknown' }) => ({
    type: 'library',
    'bom-ref': path,
    name,
    version,
    licenses: [licenceOf(licence)],
    purl: purlOf(name, version),
    hashes: hashesOf(lock.packages[path]?.integrity),
  }));
  const content = {
    metadata: { component: { ...itself, licenses: [{ license: { id: 'MIT' } }] } },
    components,
    dependencies: [
      { ref: NAME, dependsOn: [...new Set(workspaces.flatMap(needs))].toSorted() },
      ...[...delivered].map((path) => ({ ref: path, dependsOn: needs(path).toSorted() })),
    ],
  };
  const head = { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: serialNumberOf(content), version: 1 };
  return { ...head, ...content };
}

/** The packages of a release by its tag, as a text of CycloneDX. */
export function listPackages(folder: string, version: string): string {
  const lock = JSON.parse(git(folder, 'show', `${tagOf(version)}:package-lock.json`)) as Lock;
  return `${JSON.stringify(listPackagesOf(lock), null, 1)}\n`;
}
