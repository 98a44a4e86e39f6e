import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const source = join(import.meta.dirname, '../..');

/** The login is a page without react-admin, the session is read before there is one, and links to files are addresses. */
const exceptions =
  /^(data|login)\/|^session\/session\.ts$|^grid\/export-links\.tsx$|\/(resume-preview|reader-pages)\.tsx$|\.spec\.ts$/;

test('no component knows an address of the API: calls are methods of the data provider', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !exceptions.test(file));
  assert.ok(files.length > 150);
  assert.deepEqual(
    files.filter((file) => readFileSync(join(source, file), 'utf8').includes('/api/')),
    [],
  );
});
