import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './read-pages.ts';

/** The same limit as for code (.oxlintrc.json), as CONTRIBUTING.md says. */
const MOST_LINES = 250;

test(`no style sheet of the site and the admin has more than ${MOST_LINES} lines`, () => {
  const sheets = globSync(['frontend/app/**/*.css', 'admin/src/**/*.css'], { cwd: ROOT });
  assert.ok(sheets.length > 20);
  const linesOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length;
  assert.deepEqual(
    sheets.filter((file) => linesOf(file) > MOST_LINES),
    [],
  );
});
