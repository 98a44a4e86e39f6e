import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const folder = join(import.meta.dirname, '..');

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    relative(folder, file),
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The files of the admin whose texts come from the messages; for the tests of these texts. */
export const sources = globSync(join(folder, '**/*.{ts,tsx}'))
  .filter((file) => !file.endsWith('.spec.ts') && !file.includes('/messages/'))
  .map(parse);

/** Every part of a file, each before what stands in it; types and imports are left out, because nobody sees them. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** "staff/staff-list.tsx:12: ..." */
export const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return `${file.fileName}:${line + 1}: ${node.getText(file)}`;
};
