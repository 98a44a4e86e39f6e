import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserText } from './browser-text.ts';

test('a browser is told by its name and its system', () => {
  const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';
  assert.equal(browserText(edge), 'Edge on Windows');
  assert.equal(browserText('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1'), 'Safari on iOS');
});

test('other words are shown as they are, shortened', () => {
  assert.equal(browserText('curl/8.9.1'), 'curl/8.9.1');
  assert.equal(browserText(''), 'Unknown browser');
});
