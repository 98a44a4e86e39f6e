import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { english } from './english.ts';
import { login } from './english/login.ts';
import { nodesOf, sources } from './source.ts';

const keysOf = (group: object, path = ''): string[] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [path + name] : keysOf(value as object, `${path}${name}.`),
  );

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keys that a string of the code may name: itself, the texts of a group, or all that a template can become. A value may be a name with one dot. */
const namedBy = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return `${escape(node.text)}(\\.[^.]+)?`;
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    escape(node.head.text) + node.templateSpans.map((span) => `[^.]+(\\.[^.]+)?${escape(span.literal.text)}`).join('')
  );
};

test('every message is used', () => {
  const patterns = new Set(sources.flatMap((file) => [...nodesOf(file)].flatMap((node) => namedBy(node) ?? [])));
  const dotted = [...patterns].filter((pattern) => /^\w+\\\./.test(pattern));
  const named = new RegExp(`^(?:${dotted.join('|')})$`);
  assert.deepEqual(
    keysOf(english).filter((key) => !named.test(key)),
    [],
  );
});

test('every message of the login pages is used', () => {
  const code = sources.filter(({ fileName }) => fileName.startsWith('login/')).map(({ text }) => text);
  const isUsed = (name: string) => code.some((text) => new RegExp(`\\blogin\\.${name}\\b`).test(text));
  assert.deepEqual(
    Object.keys(login).filter((name) => !isUsed(name)),
    [],
  );
});
