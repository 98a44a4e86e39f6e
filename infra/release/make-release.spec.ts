import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../local/paths.ts';
import { findLastRelease, git } from './last-release.ts';
import { listPackages } from './list-packages.ts';
import { makeRelease } from './make-release.ts';
import { findWrongCopies, readVersion, setVersion, versionFiles } from './version-places.ts';

const changelog = `# Changelog

## [Unreleased]

### Before you upgrade

- Look.

### Added

- A thing.
`;
let folder = '';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const commit = (subject: string) => git(folder, 'commit', '--quiet', '--allow-empty', '--message', subject);
const write = (text: string) => {
  writeFileSync(join(folder, 'CHANGELOG.md'), text);
  git(folder, 'add', '.');
  commit('Write the changelog');
};

/** A repository with the files of this checkout that hold the version. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  git(folder, 'init', '--quiet');
  for (const [key, value] of Object.entries({ 'user.name': 'Somebody', 'user.email': 'somebody@mail.example' }))
    git(folder, 'config', key, value);
  for (const file of versionFiles) cpSync(join(root, file), join(folder, file));
  setVersion(folder, '1.0.0-dev');
  write(changelog);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the version of this checkout is the same wherever it stands', () => {
  assert.deepEqual(findWrongCopies(root), []);
});

test('a copy of another version is found', () => {
  writeFileSync(join(folder, 'docker-compose.yml'), read('docker-compose.yml').replace(/TAG:-[^}]*/, 'TAG:-0.9.0'));
  assert.deepEqual(findWrongCopies(folder), ['docker-compose.yml']);
});

test('a release is one commit with a tag, whose version stands in every place, and the branch goes on as the next one', () => {
  assert.equal(makeRelease(folder, '1.0.0', '2026-11-26'), '1.0.1-dev');
  assert.equal(git(folder, 'status', '--porcelain'), '');
  assert.equal(git(folder, 'log', '-2', '--format=%s'), 'Go on as 1.0.1-dev\nRelease 1.0.0');
  assert.deepEqual([readVersion(folder), findWrongCopies(folder)], ['1.0.1-dev', []]);
  git(folder, 'checkout', '--quiet', 'v1.0.0');
  assert.equal(git(folder, 'log', '-1', '--format=%s'), 'Release 1.0.0');
  assert.deepEqual([readVersion(folder), findWrongCopies(folder)], ['1.0.0', []]);
  const { services } = parse(read('docker-compose.yml')) as { services: Record<string, { image: string }> };
  assert.match(services['web']?.image ?? '', /^frontdoor\/web:\$\{TAG:-1\.0\.0\}$/);
  const section = '## [Unreleased]\n\n## 1.0.0 — 2026-11-26\n\n### Before you upgrade\n\n- Look.';
  assert.ok(read('CHANGELOG.md').includes(section));
});

interface PackageList {
  metadata: { component: { name: string; version: string } };
  components: {
    'bom-ref': string;
    name: string;
    version: string;
    purl: string;
    licenses: { license?: { id: string } }[];
    hashes: unknown[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

test('the packages of a release are listed with hash and licence, each copy once, under its name and version', () => {
  makeRelease(folder, '1.0.0', '2026-11-26');
  const text = listPackages(folder, '1.0.0');
  assert.equal(listPackages(folder, '1.0.0'), text);
  const { metadata, components, dependencies } = JSON.parse(text) as PackageList;
  assert.deepEqual([metadata.component.name, metadata.component.version], ['frontdoor', '1.0.0']);
  const refs = new Set(components.map((one) => one['bom-ref']));
  assert.equal(refs.size, components.length);
  assert.deepEqual(
    dependencies.map(({ ref }) => ref),
    ['frontdoor', ...refs],
  );
  const foreign = dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref));
  assert.deepEqual(foreign, []);
  assert.deepEqual(
    components
      .filter(({ licenses, hashes }) => licenses[0]?.license?.id === 'unknown' || hashes.length === 0)
      .map(({ name }) => name),
    [],
  );
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { link?: true; dev?: true }> };
  const delivered = Object.keys(lock.packages).filter(
    (path) => path.includes('node_modules/') && !lock.packages[path]?.link && !lock.packages[path]?.dev,
  );
  assert.deepEqual([...refs].toSorted(), delivered.toSorted());
  const nest = components.find(({ name }) => name === '@nestjs/core');
  assert.equal(nest?.purl, `pkg:npm/%40nestjs/core@${nest?.version}`);
  const needed = (dependencies[0]?.dependsOn ?? []).map((path) => path.replace('node_modules/', ''));
  for (const name of ['@nestjs/core', 'react-admin']) assert.ok(needed.includes(name), name);
});

test('nothing is made of changes that are not committed, of a version that is none or not the next, or without a warning', () => {
  const refuse = (version: string, reason: RegExp) => {
    const head = git(folder, 'rev-parse', 'HEAD');
    assert.throws(() => makeRelease(folder, version, '2026-11-26'), reason);
    assert.equal(git(folder, 'rev-parse', 'HEAD'), head);
  };
  refuse('1.0', /three numbers/);
  writeFileSync(join(folder, 'else.txt'), '');
  refuse('1.0.0', /not committed/);
  rmSync(join(folder, 'else.txt'));
  write(changelog.replace('- Look.\n', ''));
  refuse('1.0.0', /says nothing under/);
  write(changelog.replace('### Before you upgrade', '### Changed'));
  refuse('1.0.0', /says nothing under/);
  write(changelog);
  makeRelease(folder, '1.2.0', '2026-11-26');
  write(read('CHANGELOG.md').replace('## [Unreleased]\n', changelog.slice(changelog.indexOf('## ['))));
  refuse('1.2.0', /tag v1.2.0 already/);
  refuse('1.1.9', /does not come after it/);
  assert.equal(git(folder, 'status', '--porcelain'), '');
});

test('a release that git refuses to commit leaves nothing changed', () => {
  writeFileSync(join(folder, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  assert.throws(() => makeRelease(folder, '1.0.0', '2026-11-26'));
  assert.equal(git(folder, 'status', '--porcelain') + git(folder, 'tag', '--list'), '');
});

test('before the first release, and at it, the last one is the present commit', () => {
  assert.deepEqual(findLastRelease(folder), { version: '1.0.0-dev', commit: git(folder, 'rev-parse', 'HEAD') });
  makeRelease(folder, '1.0.0', '2026-11-26');
  git(folder, 'checkout', '--quiet', 'v1.0.0');
  assert.deepEqual(findLastRelease(folder), { version: '1.0.0', commit: git(folder, 'rev-parse', 'HEAD') });
});

test('the last release is found by its tag, or by its subject where the tag is not', () => {
  makeRelease(folder, '1.0.0', '2026-11-26');
  const release = { version: '1.0.0', commit: git(folder, 'rev-parse', 'v1.0.0^{commit}') };
  assert.deepEqual(findLastRelease(folder), release);
  git(folder, 'tag', '--delete', 'v1.0.0');
  commit('Release 1.0.0 of something else');
  assert.deepEqual(findLastRelease(folder), release);
});

test('a clone with neither is told how to get it', () => {
  makeRelease(folder, '1.0.0', '2026-11-26');
  const clone = join(folder, 'clone');
  git(folder, 'clone', '--quiet', '--depth', '1', `file://${folder}`, clone);
  assert.throws(() => findLastRelease(clone), /git fetch --unshallow --tags origin$/);
});

test('a commit that only has the name of a release is not taken for it', () => {
  makeRelease(folder, '1.0.0', '2026-11-26');
  git(folder, 'tag', '--delete', 'v1.0.0');
  commit('Release 1.0.0');
  commit('Something more');
  assert.throws(() => findLastRelease(folder), /should be release 1\.0\.0, but its package\.json says 1\.0\.1-dev/);
});
