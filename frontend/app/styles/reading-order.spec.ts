import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const app = join(import.meta.dirname, '..');

/** A cell or a term arrives together with the row that it stands in; anything larger may be painted before its neighbour has come. */
const isPartOfARow = (tag: string) => /^(?:td|dt)$/.test(tag);

/** The elements of a file that are given another place than their HTML's, by the classes of their opening tags. */
function reorderedIn(source: string): string[] {
  const tags = source.matchAll(/<(?<tag>\w+)\b[^<]*?(?<place>(?<![\w-])-?order-(?:first|last|\d+))(?![\w-])/g);
  return [...tags].filter(({ groups }) => !isPartOfARow(groups!.tag!)).map(({ groups }) => groups!.place!);
}

test('no part of a page moves when one that stands after it in the HTML arrives above it', () => {
  const files = globSync('**/*.tsx', { cwd: app });
  assert.ok(files.length > 200);
  for (const file of files) assert.deepEqual(reorderedIn(readFileSync(join(app, file), 'utf8')), [], file);
});

for (const [source, count] of [
  ['<PostPicture className="max-md:-mx-4 max-lg:order-1 lg:col-span-6" />', 1],
  ['<div className={turned ? "lg:order-last" : ""}>', 1],
  ['<td className="max-md:order-last">', 0],
  ['<p className="border-2 reorder-1">', 0],
] as const)
  test(`${count === 0 ? 'taken' : 'refused'}: ${source}`, () => {
    assert.equal(reorderedIn(source).length, count);
  });
