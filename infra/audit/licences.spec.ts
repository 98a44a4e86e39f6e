import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../local/paths.ts';
import { findRefusedLicences, isAllowed, readAllowedLicences } from './licences.ts';
import { listPackages, type Lock, readLock } from './locked-packages.ts';

const allowed = readAllowedLicences();
const lock = readLock(root);

test('every package has a licence that this repository allows for its use', () => {
  assert.deepEqual(
    findRefusedLicences(lock, allowed).map(({ licence, way }) => `${licence ?? 'unknown'}: ${way}`),
    [],
  );
});

test('each licence that is allowed is one of a package, and what was decided is about a package that does not say it', () => {
  const packages = listPackages(lock);
  const said = packages.map(({ licence }) => licence ?? '').join(' ');
  const known = [...allowed.everywhere, ...allowed.inDevelopment];
  assert.deepEqual(
    known.filter((id) => !said.match(/[^\s()]+/g)?.includes(id)),
    [],
  );
  const ids = new Set(known);
  for (const { package: name, found } of allowed.decided) {
    const copies = packages.filter((one) => one.name === name);
    assert.ok(copies.length > 0 && copies.every(({ licence }) => !licence || !isAllowed(licence, ids)), name);
    assert.ok(found, name);
  }
});

test('of a choice one allowed licence is enough, and of several that hold together all are needed', () => {
  const ids = new Set(['MIT', 'ISC']);
  const expected: Record<string, boolean> = {
    MIT: true,
    'GPL-3.0': false,
    '': false,
    '(MIT OR GPL-3.0)': true,
    '(GPL-3.0 OR MIT)': true,
    'MIT AND GPL-3.0': false,
    '(MIT AND ISC)': true,
    'MIT AND (GPL-3.0 OR ISC)': true,
    '(MIT OR ISC) AND GPL-3.0': false,
    'GPL-3.0 OR GPL-2.0': false,
    'MIT WITH Something': false,
    'SEE LICENSE IN LICENSE': false,
  };
  const found = Object.keys(expected).map((expression) => [expression, isAllowed(expression, ids)]);
  assert.deepEqual(Object.fromEntries(found), expected);
});

test('an unknown licence is refused, and one that is allowed in development is so only there', () => {
  const packages: Lock['packages'] = {
    '': { dependencies: { silent: '1.0.0', shipped: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
    'node_modules/silent': { version: '1.0.0' },
    'node_modules/shipped': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/tool': { version: '1.0.0', license: 'MPL-2.0', dev: true },
  };
  const refused = findRefusedLicences(
    { version: '', packages },
    { everywhere: ['MIT'], inDevelopment: ['MPL-2.0'], decided: [] },
  );
  assert.deepEqual(
    refused.map(({ way, licence }) => `${way}: ${licence}`),
    ['the root > silent 1.0.0: undefined', 'the root > shipped 1.0.0: MPL-2.0'],
  );
});
