import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './read-pages.ts';

/** Copies the list of error codes from the contract into docs/api.md, in place of the table that begins with the same line. */
const TABLE = /^\| Status +\| Code +\|.*(\n\|.*)+/m;

const { info } = JSON.parse(readFileSync(join(ROOT, 'contract/openapi.json'), 'utf8')) as {
  info: { description: string };
};
const [list] = TABLE.exec(info.description) ?? [];
const page = join(ROOT, 'docs/api.md');
const text = readFileSync(page, 'utf8');
if (!list || !TABLE.test(text)) throw new Error('The list of error codes was not found.');
writeFileSync(
  page,
  text.replace(TABLE, () => list),
);
