import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pages, ROOT } from './read-pages.ts';

/** The same limit as for code (.oxlintrc.json), as CONTRIBUTING.md says. */
const MOST_LINES = 250;
/** Of what is there for speed alone. */
const MOST_LINES_OF_A_SHORT_CUT = 90;

const linesOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length;

test(`no style sheet of the site and the admin has more than ${MOST_LINES} lines`, () => {
  const sheets = globSync(['frontend/{app,drawings}/**/*.css', 'admin/src/**/*.css'], { cwd: ROOT });
  assert.ok(sheets.length > 20);
  assert.deepEqual(
    sheets.filter((file) => linesOf(file) > MOST_LINES),
    [],
  );
});

test(`every short cut of docs/architecture.md has fewer than ${MOST_LINES_OF_A_SHORT_CUT} lines`, () => {
  const shortCuts = [
    'database/grouped-writes',
    'fields/validate-as',
    'http/server/fast-lane',
    'http/server/intake',
    'release-memory',
  ].map((name) => `platform/${name}.ts`);
  const architecture = pages.find(({ path }) => path.endsWith('architecture.md'))?.text ?? '';
  for (const file of shortCuts) {
    assert.ok(architecture.includes(`\`${file}\``), file);
    assert.ok(linesOf(`services/backend/src/${file}`) < MOST_LINES_OF_A_SHORT_CUT, file);
  }
});
