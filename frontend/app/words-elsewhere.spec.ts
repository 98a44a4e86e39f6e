import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseSync } from 'vite';

const app = import.meta.dirname;
const isWord = (part: string) => /^[\p{L}’']+[.,;:!?…]?$/u.test(part);

/** Three words or more. Classes, selectors and paths of drawings are none: small letters with hyphens, bare lists, hardly a word. */
function isSaying(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  const isProse = /^\P{Ll}/u.test(text.trim()) || !(/[-:[\]]/.test(text) || /^[a-z]+(?:, [a-z]+)+$/.test(text));
  return isProse && parts.filter(isWord).length > 2;
}

interface Node {
  type: string;
  value?: unknown;
  name?: Node | string;
}

/** All texts inside a component: text between its tags, and sentences in its strings. */
function sayingsIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'JSXAttribute' && (node.name as Node).name === 'className') return [];
  const text = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value;
  if (['JSXText', 'Literal', 'TemplateElement'].includes(node.type))
    return typeof text === 'string' && isSaying(text) ? [text.trim().replaceAll(/\s+/g, ' ')] : [];
  return Object.values(node)
    .flat()
    .filter((part): part is Node => typeof part === 'object' && part !== null && 'type' in part)
    .flatMap(sayingsIn);
}

/** Letters on a drawing belong to it: they stand where they fit. */
const isDrawing = (file: string) => /^(ui|design-system)\//.test(file);

const sayingsOf = (name: string, source: string) => sayingsIn(parseSync(name, source).program);

test('a saying is seen in text, attributes and strings, and classes are none', () => {
  const source = `const said = 'One two three.';
    const look = 'flex min-h-11 items-center';
    const path = 'M4 5h20v14H13l-5 5v-5H4Z', found = 'button, a, summary';
    export const It = () => <p className="flex grow border" title="Read this aloud">Two words {said}<b>or more words</b></p>;`;
  assert.deepEqual(sayingsOf('it.tsx', source), ['One two three.', 'Read this aloud', 'or more words']);
});

test('no component contains a sentence of its own', () => {
  const files = globSync('*/**/*.tsx', { cwd: app }).filter((file) => !isDrawing(file));
  assert.ok(files.length > 50);
  const sentences = files.flatMap((file) =>
    sayingsOf(file, readFileSync(join(app, file), 'utf8')).map((saying) => `${file}: ${saying}`),
  );
  assert.deepEqual(sentences, []);
});

/** What `docs/content.md` promises of the build, for each run; the site of another company is built in the long form. */
test('no file outside of content names the company, its place, its numbers or its colours', () => {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: app }).filter((file) => !/^content\/|\.spec\./.test(file));
  assert.ok(files.length > 200);
  const traces = /plumbline|120 ?555 ?01|noida|sector 62|201309|uttar pradesh|gautam buddha|#c2410c|#fb923c/i;
  assert.deepEqual(
    files.filter((file) => traces.test(readFileSync(join(app, file), 'utf8'))),
    [],
  );
});
