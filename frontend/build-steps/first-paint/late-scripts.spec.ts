import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { hashOf, policyFor, withPolicy } from '../content-security.ts';
import { elementsIn, isElement } from '../html/find-elements.ts';
import { compact, makeScriptsLate, startScript } from './late-scripts.ts';
import { faultsOf } from '../check-pages/page-faults.ts';

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><meta name="description" content="D"/>' +
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><h1>H</h1><script>window.x = 1;</script><script type="module" async="">import "/assets/a.js"; "$&";</script>' +
  '<!--$--><script>window.y = 2;</script><!--/$--><script type="application/ld+json">{"name":"N"}</script></body></html>';
const { page: late, preparation } = makeScriptsLate(page);

test('no module is asked for by the page itself', () => {
  assert.doesNotMatch(late, /modulepreload/);
  assert.doesNotMatch(late, /type="module"/);
});

test('the entry is kept word for word, inert, with the names of its modules', () => {
  const entry = elementsIn(late).find(isElement('script', { type: 'text/plain' }));
  assert.equal(entry?.inner, 'import "/assets/a.js"; "$&";');
  assert.equal(entry?.attributes['data-modules'], '/assets/a.js /assets/b.js');
});

test('what prepares the start leaves the page, in its order; its elements and the structured data stay', () => {
  assert.equal(preparation, 'window.x = 1;\nwindow.y = 2;');
  assert.match(late, /<h1>H<\/h1><script><\/script><script type="text\/plain"/);
  assert.match(late, /<!--\$--><script><\/script><!--\/\$--><script type="application\/ld\+json">\{"name":"N"\}</);
});

test('the start script prepares and starts once, and is compact', () => {
  const script = startScript(
    [preparation, preparation],
    '// why\n(() => {\n  const number = Math.random();\n  log(number);\n})();\n',
  );
  assert.ok(script.length < 90, script);
  const log: number[] = [];
  const window: Record<string, unknown> = {};
  const visitor: { begin?: () => void } = {};
  const context = { window, visitor, log: (number: number) => log.push(number) };
  runInNewContext(script, context);
  assert.deepEqual(window, { x: 1, y: 2 });
  visitor.begin = () => {};
  runInNewContext(script, context);
  assert.equal(log.length, 1);
});

test('pages that do not start the app alike are refused', () => {
  assert.throws(() => startScript(['a()', 'b()'], ''), /do not start the app alike/);
});

test('a script that no browser would understand is refused', () => {
  assert.throws(() => compact('(() => {'));
});

test('a page without an entry is refused', () => {
  assert.throws(() => makeScriptsLate('<html><head></head><body></body></html>'), /no module script/);
});

test('a hash is the one that a browser computes', () => {
  assert.equal(hashOf('alert(1)'), "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

test('the policy names every inline script, the inert one too, but no empty one and no data, and no unsafe word', () => {
  const policy = policyFor(late.replace('</body>', '<script>z()</script></body>'));
  assert.deepEqual(policy.match(/'sha256-[^']+'/g), [hashOf('import "/assets/a.js"; "$&";'), hashOf('z()')]);
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
