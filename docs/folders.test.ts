import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './read-pages.ts';

/** Tests not counted. From then on there is one folder for each deed, as `services/backend/src/folders.spec.ts` demands it there. */
const MOST_FILES = 12;

/** Another company edits these files and nothing else, so they stay side by side. */
const FLAT = 'frontend/app/content';

test(`no folder outside of the backend has more than ${MOST_FILES} files of code`, () => {
  const files = globSync('{admin,contract,docs,frontend,infra,tests}/**/*.{ts,tsx,mts}', {
    cwd: ROOT,
    exclude: ['**/{node_modules,build,dist,.react-router,.data,generated}/**'],
  }).filter((file) => !/\.(spec|test)\.tsx?$/.test(file));
  assert.ok(files.length > 500);
  const folders = Map.groupBy(files, dirname);
  folders.delete(FLAT);
  assert.deepEqual(
    [...folders].filter(([, own]) => own.length > MOST_FILES).map(([folder]) => folder),
    [],
  );
});
