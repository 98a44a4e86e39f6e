import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orNA, orNoMessage, shortAddress, shortened, sizeText, webAddress } from './texts.ts';

test('missing values have their words', () => {
  for (const missing of [null, undefined, '', '  ']) {
    assert.equal(orNA(missing), 'N/A');
    assert.equal(orNoMessage(missing), 'No message');
  }
  assert.equal(orNA(' Asha '), 'Asha');
});

test('sizes are told in the unit people use', () => {
  assert.equal(sizeText(0), '0 B');
  assert.equal(sizeText(1023), '1023 B');
  assert.equal(sizeText(186_368), '182 KB');
  assert.equal(sizeText(5_242_880), '5.0 MB');
  assert.equal(sizeText(null), '');
});

test('only web addresses become links', () => {
  assert.equal(webAddress('https://linkedin.example/in/asha'), 'https://linkedin.example/in/asha');
  for (const text of [null, '', 'asha', 'javascript:alert(1)', 'data:text/html,x', '//linkedin.example']) {
    assert.equal(webAddress(text), undefined);
  }
});

test('a web address is shown without its ceremony', () => {
  assert.equal(shortAddress('https://www.linkedin.example/in/asha/'), 'linkedin.example/in/asha');
});

test('a long text is shortened between its characters, to the length that was asked for', () => {
  assert.equal(shortened('asha', 4), 'asha');
  assert.equal(shortened('asha.verma', 5), 'asha…');
  assert.equal(shortened('👩👩👩', 2), '👩…');
});
