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

/** What a string is given to; a choice of two and the like are looked through. */
const takerOf = (node: ts.Node): ts.Node => {
  const { parent } = node;
  const isLookedThrough =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && node !== parent.condition) ||
    (ts.isBinaryExpression(parent) && node === parent.right) ||
    (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent));
  return isLookedThrough ? takerOf(parent) : parent;
};

const isShownByName = (taker: ts.Node): boolean =>
  (ts.isJsxAttribute(taker) || ts.isPropertyAssignment(taker)) && shownNames.has(taker.name.getText());

const isNotified = (taker: ts.Node): boolean => ts.isCallExpression(taker) && taker.expression.getText() === 'notify';

/** It stands between tags, or is what a column draws. */
const isDrawn = (taker: ts.Node): boolean =>
  ts.isJsxExpression(taker) ||
  (ts.isArrowFunction(taker) && ts.isPropertyAssignment(taker.parent) && taker.parent.name.getText() === 'render');

/** Two words or more, the first of them with a capital. */
const isSentence = (text: string) => /^“?\p{Lu}\p{Ll}*[,:]? \p{L}{2}/u.test(text.trim());

const isKey = (text: string) => /^[a-z]\w*(\.[\w-]+)+$/i.test(text);

/** The name of a key, which is the same in every language. */
const isKeyName = (node: ts.Node) =>
  node.getSourceFile().fileName === 'keys/key-map.ts' ||
  (ts.isJsxElement(node.parent) && node.parent.openingElement.tagName.getText() === 'kbd');

/** An error for engineers, which no page shows. */
const isForEngineers = ({ parent }: ts.Node) => ts.isNewExpression(parent);

/** Positions are values, which the API stores as they are. */
const isPosition = (node: ts.Node) => node.getSourceFile().fileName === 'applications/positions.ts';

const isShown = (node: ts.Node): boolean => {
  if (ts.isJsxText(node)) return hasLetters(node.text) && !isKeyName(node);
  const text = literalText(node);
  if (
    text === undefined ||
    !hasLetters(text) ||
    isKey(text) ||
    isForEngineers(node) ||
    isPosition(node) ||
    isKeyName(node)
  )
    return false;
  const taker = takerOf(node);
  return isShownByName(taker) || isNotified(taker) || isDrawn(taker) || isSentence(text);
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
