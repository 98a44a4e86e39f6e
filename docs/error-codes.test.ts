import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './read-pages.ts';

/** The API's own list, which a test beside it holds against the sources. */
const LIST = 'services/backend/src/api-docs/error-codes.ts';

const codes = (path: string, pattern: RegExp) =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(pattern)].map(([, code = '']) => code).toSorted();

test('docs/api.md explains each code of an error, and no other', () => {
  const known = codes(LIST, /^ {2}(\w+):/gm);
  assert.ok(known.length > 30);
  assert.deepEqual(codes('docs/api.md', /^\| \d{3} +\| `(\w+)`/gm), known);
});
