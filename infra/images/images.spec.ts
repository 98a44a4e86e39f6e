import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const packagesOf = (name: string) => {
  const file = readFileSync(new URL(`${name}.Dockerfile`, import.meta.url), 'utf8');
  return /^FROM \S+ AS packages\n(?:.+\n)+/m.exec(file)?.[0];
};

test('both images install the packages by the same lines, so that an engine installs once for both', () => {
  const backend = packagesOf('backend');
  assert.match(backend ?? '', /npm ci --ignore-scripts/);
  assert.equal(packagesOf('web'), backend);
});
