import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf, policyFor, withPolicy } from '../content-security.ts';
import { elementsIn, isElement } from '../html/find-elements.ts';
import { compact, makeScriptsLate } from './late-scripts.ts';
import { faultsOf } from '../check-pages/page-faults.ts';

const loader = '// why\n(() => {\n  const number = Math.random();\n  start(number);\n})();\n';
const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><meta name="description" content="D"/>' +
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><h1>H</h1><script>window.x = 1</script><script type="module" async="">import "/assets/a.js"; "$&";</script></body></html>';
const late = makeScriptsLate(page, loader);

test('no module is asked for by the page itself', () => {
  assert.doesNotMatch(late, /modulepreload/);
  assert.doesNotMatch(late, /type="module"/);
});

test('the entry is kept word for word, inert, with the names of its modules', () => {
  const entry = elementsIn(late).find(isElement('script', { type: 'text/plain' }));
  assert.equal(entry?.inner, 'import "/assets/a.js"; "$&";');
  assert.equal(entry?.attributes['data-modules'], '/assets/a.js /assets/b.js');
});

test('the loader stands last and is compact', () => {
  assert.ok(late.endsWith(`<script>${compact(loader)}</script></body></html>`));
  assert.ok(compact(loader).length < 40);
  assert.match(compact(loader), /start\(/);
});

test('a script that no browser would understand is refused', () => {
  assert.throws(() => compact('(() => {'));
});

test('a page without an entry is refused', () => {
  assert.throws(() => makeScriptsLate('<html><head></head><body></body></html>', loader), /no module script/);
});

test('a hash is the one that a browser computes', () => {
  assert.equal(hashOf('alert(1)'), "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

test('the policy names every inline script, the inert one too, and no unsafe word', () => {
  const policy = policyFor(late);
  const scripts = elementsIn(late).filter(isElement('script'));
  assert.equal(scripts.length, 3);
  for (const { inner } of scripts) assert.ok(policy.includes(hashOf(inner)));
  assert.doesNotMatch(policy, /unsafe/);
});

test('the policy stands before anything that it governs', () => {
  const html = withPolicy(late);
  assert.ok(html.indexOf('Content-Security-Policy') < html.indexOf('<title>'));
  assert.ok(html.indexOf('charSet') < html.indexOf('Content-Security-Policy'));
});

test('a page that has gone through both has no faults, and one that has no policy yet has that one', () => {
  assert.deepEqual(faultsOf(withPolicy(late)), []);
  assert.deepEqual(faultsOf(late), ['no policy']);
});
