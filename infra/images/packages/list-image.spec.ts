import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

// What the images really have is looked for in their lists by infra/images/build.sh.
const folder = mkdtempSync(join(tmpdir(), 'list-image-'));
after(() => rmSync(folder, { recursive: true }));
const here = (name: string) => new URL(name, import.meta.url).pathname;

interface Bom {
  metadata: { component: { name: string; version: string; type: string } };
  components: { 'bom-ref': string; type: string; name: string; version: string; purl?: string; cpe?: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

function list(system: string, npm?: object): Bom {
  const files = [join(folder, 'system.txt'), join(folder, 'npm.json')] as const;
  writeFileSync(files[0], system);
  if (npm) writeFileSync(files[1], JSON.stringify(npm));
  const args = [here('./list-image.ts'), 'web', '1.2.3', files[0], ...(npm ? [files[1]] : [])];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Bom;
}

const DEBIAN = `system debian 12
deb libc6 2.36-9+deb12u13 amd64 glibc
deb tzdata 2026a-1 all tzdata
golang github.com/caddyserver/certmagic v0.25.0
golang github.com/caddyserver/certmagic v0.25.0
program node 24.21.0
program mc RELEASE.2025-08-13T08-35-41Z
`;

test('fault 639: an image is listed with its system, its packages and the programs beside them, under the names that scanners know', () => {
  const { metadata, components, dependencies } = list(DEBIAN);
  assert.deepEqual(metadata.component, {
    ...metadata.component,
    type: 'container',
    name: 'frontdoor/web',
    version: '1.2.3',
  });
  assert.deepEqual(
    components.map(({ type, purl, name, version }) => [type, purl ?? `${name} ${version}`]),
    [
      ['operating-system', 'debian 12'],
      ['library', 'pkg:deb/debian/libc6@2.36-9%2Bdeb12u13?arch=amd64&distro=debian-12&upstream=glibc'],
      ['library', 'pkg:deb/debian/tzdata@2026a-1?arch=all&distro=debian-12'],
      ['library', 'pkg:golang/github.com/caddyserver/certmagic@v0.25.0'],
      ['application', 'pkg:generic/node@24.21.0'],
      ['application', 'pkg:generic/mc@RELEASE.2025-08-13T08-35-41Z'],
    ],
  );
  assert.equal(components.find(({ name }) => name === 'node')?.cpe, 'cpe:2.3:a:nodejs:node.js:24.21.0:*:*:*:*:*:*:*');
  assert.equal(dependencies[0]?.dependsOn.length, components.length);
});

test('fault 639: and so are the packages of npm, each once', () => {
  const [program, pg] = ['@frontdoor/backend@1.2.3', 'pg@8.1.0'].map((ref) => ({
    'bom-ref': ref,
    type: 'library',
    name: ref.split('@').at(-2),
  }));
  const jest = {
    'bom-ref': 'jest@1.0.0',
    type: 'library',
    name: 'jest',
    properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
  };
  const { components, dependencies } = list(DEBIAN, {
    specVersion: '1.5',
    metadata: { component: program },
    components: [pg, jest, pg],
    dependencies: [
      { ref: program!['bom-ref'], dependsOn: [pg!['bom-ref'], jest['bom-ref']] },
      { ref: jest['bom-ref'], dependsOn: [] },
    ],
  });
  const refs = components.map((one) => one['bom-ref']);
  assert.equal(refs.length, new Set(refs).size);
  assert.ok(refs.includes('pg@8.1.0') && refs.includes('@frontdoor/backend@1.2.3'));
  assert.deepEqual(
    dependencies.map(({ ref }) => ref),
    ['image:web', '@frontdoor/backend@1.2.3'],
  );
  // What the development alone asks for is in no image.
  assert.deepEqual(dependencies[1]?.dependsOn, ['pg@8.1.0']);
  assert.ok(!refs.includes('jest@1.0.0'));
});

test('fault 639: an image of Alpine says its packages as well', () => {
  for (const path of ['etc', 'lib/apk/db']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'etc/os-release'), 'NAME="Alpine Linux"\nID=alpine\nVERSION_ID=3.22.1\n');
  const db =
    'C:Q1x=\nP:musl\nV:1.2.5-r10\nA:x86_64\no:musl\nF:lib\n\nC:Q1y=\nP:libcap2\nV:2.76-r0\nA:x86_64\no:libcap\n\n';
  writeFileSync(join(folder, 'lib/apk/db/installed'), db);
  const described = execFileSync('sh', [here('./describe-system.sh'), folder], { encoding: 'utf8' });
  const [system, ...packages] = described.split('\n');
  assert.equal(system, 'system alpine 3.22.1');
  assert.deepEqual(packages.slice(0, 2), ['apk musl 1.2.5-r10 x86_64 musl', 'apk libcap2 2.76-r0 x86_64 libcap']);
  const { components } = list(described);
  assert.ok(
    components.some(
      ({ purl }) => purl === 'pkg:apk/alpine/libcap2@2.76-r0?arch=x86_64&distro=alpine-3.22.1&upstream=libcap',
    ),
  );
});
