import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { nodesOf, placeOf, sources } from './source.ts';

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** What a string is before its values are filled in; undefined for anything else. */
const literalText = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join('');
  return undefined;
};

/** Attributes of elements and properties of columns and kinds that people read or hear. */
const shownNames = new Set(
  'alt aria-label confirm empty heading hint label many nameLabel one placeholder save search text title what'.split(
    ' ',
  ),
);

const isShownByName = ({ parent }: ts.Node): boolean => {
  if (ts.isJsxExpression(parent)) return isShownByName(parent);
  return (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) && shownNames.has(parent.name.getText());
};

const isNotified = ({ parent }: ts.Node) => ts.isCallExpression(parent) && parent.expression.getText() === 'notify';

/** Two words or more, the first of them with a capital. */
const isSentence = (text: string) => /^“?\p{Lu}\p{Ll}*[,:]? \p{L}{2}/u.test(text.trim());

/** Whether a value becomes what stands between tags, directly or as one of two choices. */
const isDrawn = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isDrawn(parent);
  if (ts.isConditionalExpression(parent)) return node !== parent.condition && isDrawn(parent);
  if (ts.isBinaryExpression(parent)) return node === parent.right && isDrawn(parent);
  if (ts.isArrowFunction(parent))
    return ts.isPropertyAssignment(parent.parent) && parent.parent.name.getText() === 'render';
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);
};

const isKey = (text: string) => /^[a-z]\w*(\.[\w-]+)+$/i.test(text);

/** The name of a key, which is the same in every language. */
const isKeyName = ({ parent }: ts.Node) => ts.isJsxElement(parent) && parent.openingElement.tagName.getText() === 'kbd';

/** An error for engineers, which no page shows. */
const isForEngineers = ({ parent }: ts.Node) => ts.isNewExpression(parent);

/** Positions are values, which the API stores as they are. */
const isPosition = (node: ts.Node) => node.getSourceFile().fileName === 'applications/positions.ts';

const isShown = (node: ts.Node): boolean => {
  if (ts.isJsxText(node)) return hasLetters(node.text) && !isKeyName(node);
  const text = literalText(node);
  if (text === undefined || !hasLetters(text) || isKey(text) || isForEngineers(node) || isPosition(node)) return false;
  return isShownByName(node) || isNotified(node) || isDrawn(node) || isSentence(text);
};

test('what people read or hear stands in the messages, not in the code', () => {
  const literals = sources.flatMap((file) => [...nodesOf(file)].filter(isShown));
  assert.deepEqual(literals.map(placeOf), []);
});

const isTranslation = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ['translate', 'optionsOf'].includes(node.expression.getText());

test('texts are read while a page is drawn, so that another language can take their place', () => {
  const early = sources.flatMap((file) =>
    [...nodesOf(file)].filter((node) => isTranslation(node) && !ts.findAncestor(node, ts.isFunctionLike)),
  );
  assert.deepEqual(early.map(placeOf), []);
});
