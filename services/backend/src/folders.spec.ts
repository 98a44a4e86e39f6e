import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** From then on a module has one folder per deed. */
const MOST_FILES = 12;

/** The processes by their names, as people, images and charts call them: a list, and no room with deeds. */
const LIST = 'entrypoints';

test(`no folder has more than ${MOST_FILES} files, tests not counted`, () => {
  const counts = new Map<string, number>();
  for (const path of globSync('**/*.{ts,tsx}', { cwd: join(process.cwd(), 'src') })) {
    if (/\.spec\.tsx?$/.test(path) || path.startsWith('migrations') || dirname(path) === LIST) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
