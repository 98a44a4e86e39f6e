import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeResolver } from './resolver.ts';
import { checkSiteName } from './site-name.ts';
import { startDns } from './start-dns.ts';

test('DNS: the name of the site has an address, an address needs none, and no answer is no finding', async () => {
  const dns = await startDns({ 'firm.in': { A: ['192.0.2.7'] } });
  const silent = await startDns({}, { silent: true });
  try {
    const of = (site: string) => checkSiteName(site, makeResolver(dns.address));
    assert.match((await of('https://firm.in')).says, /firm\.in is 192\.0\.2\.7/);
    assert.equal((await of('https://gone.in')).state, 'fault');
    assert.equal((await of('http://127.0.0.1:8080')).state, 'unneeded');
    await assert.rejects(checkSiteName('https://firm.in', makeResolver(silent.address, 200)), /no DNS server tells/);
  } finally {
    await dns.stop();
    await silent.stop();
  }
});
