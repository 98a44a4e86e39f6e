import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pages, ROOT } from './read-pages.ts';

const makefile = readFileSync(join(ROOT, 'Makefile'), 'utf8');
const targets = new Set([...makefile.matchAll(/^([a-z][\w-]*):(?!=)/gm)].map(([, name]) => name));

/** The commands of a page: the words after `make` in backticks, and at the start of a line in a block of commands. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block = '']) => block);
  const typed = blocks.join('').matchAll(/^make ([a-z][\w-]*)/gm);
  const named = text.matchAll(/`make ([a-z][\w-]*)/g);
  return [...typed, ...named].map(([, name = '']) => name);
}

for (const { path, text } of pages) {
  test(`${path} names only commands of the Makefile`, () => {
    assert.deepEqual(
      commandsIn(text).filter((name) => !targets.has(name)),
      [],
    );
  });
}
