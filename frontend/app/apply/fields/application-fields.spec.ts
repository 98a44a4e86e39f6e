import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forms } from '@frontdoor/contract';
import { notAsked, rowsOf, textFields } from './application-fields.ts';

const declared = forms.application.fields.map(({ name }) => name);
/** The fields of the API that the form neither shows nor says that it leaves out, or has in another place. */
const gapsIn = (names: readonly string[]) => {
  const expected = declared.filter((name) => !notAsked.includes(name as (typeof notAsked)[number]));
  return expected.filter((name, at) => names[at] !== name);
};
const namesInForm = textFields.map(({ name }) => name);

test('the form shows every field of the API, in its order, but for those that it says it does not ask for', () => {
  assert.deepEqual(gapsIn(namesInForm), []);
  assert.deepEqual(
    notAsked.filter((name) => !declared.includes(name)),
    [],
  );
});

test('a field that is left out is named', () => {
  for (const name of namesInForm) assert.ok(gapsIn(namesInForm.filter((other) => other !== name)).includes(name));
});

test('two halves stand side by side; others, and a half that is left over, stand alone', () => {
  const half = { half: true };
  assert.deepEqual(
    rowsOf([half, half, half, {}, half]).map(({ length }) => length),
    [2, 1, 1, 1],
  );
});
