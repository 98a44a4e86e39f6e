import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
const published = [...compose.matchAll(/^ +ports: \['(.*):\d+'\]$/gm)].map(([, address = '']) => address);

test('the containers publish the site where it is wanted, the inbox on this machine only, and nothing else', () => {
  assert.equal([...compose.matchAll(/^ +ports:/gm)].length, 2);
  const [site = '', inbox = ''] = published;
  assert.match(site, /^\$\{BIND_ADDRESS:-127\.0\.0\.1\}:/);
  assert.match(inbox, /^127\.0\.0\.1:/);
});
