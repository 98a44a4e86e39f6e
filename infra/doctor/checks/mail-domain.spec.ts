import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../finding.ts';
import { checkDkim } from './dkim.ts';
import { checkDmarc } from './dmarc.ts';
import { makeResolver } from './resolver.ts';
import { checkSiteName } from './site-name.ts';
import { checkSpf } from './spf.ts';
import { startDns } from './start-dns.ts';

type Records = Parameters<typeof startDns>[0];
type Resolver = ReturnType<typeof makeResolver>;

async function withDns(records: Records, check: (resolver: Resolver) => Promise<Finding>): Promise<Finding> {
  const dns = await startDns(records);
  try {
    return await check(makeResolver(dns.address));
  } finally {
    await dns.stop();
  }
}
const spfOf = (TXT: string[], more: Records = {}) =>
  withDns({ 'firm.in': { TXT }, ...more }, (resolver) => checkSpf('firm.in', resolver));

test('SPF: one record that ends with a verdict is good, other texts beside it do not count', async () => {
  const { state, says } = await spfOf(['site-verification=1', 'v=spf1 ip4:192.0.2.1 include:relay.in -all'], {
    'relay.in': { TXT: ['v=spf1 ip4:198.51.100.0/24 ~all'] },
  });
  assert.equal(state, 'good', says);
});

test('SPF: none, two, one for everybody, and one that includes nothing are faults, each in words of its own', async () => {
  const found = [
    await spfOf([]),
    await spfOf(['v=spf1 -all', 'v=spf1 mx ~all']),
    await spfOf(['v=spf1 +all']),
    await spfOf(['v=spf1 include:gone.in -all']),
  ];
  assert.deepEqual(
    found.map(({ state }) => state),
    ['fault', 'fault', 'fault', 'fault'],
  );
  const words = found.map(({ says }) => says).join('\n');
  assert.match(words, /has no SPF.*\n.*has 2 SPF records.*\n.*every server.*\n.*includes gone\.in, which has none/);
});

test('SPF: without a verdict about other servers it is a warning', async () => {
  assert.equal((await spfOf(['v=spf1 ip4:192.0.2.1'])).state, 'warning');
  assert.equal((await spfOf(['v=spf1 ip4:192.0.2.1 ?all'])).state, 'warning');
});

test('SPF: lookups count with those of included domains, mx once, and more than ten are a fault', async () => {
  const inner = (count: number) => ({
    'relay.in': { TXT: [`v=spf1 ${Array.from({ length: count }, (_, at) => `a:h${at}.in`).join(' ')} -all`] },
  });
  const record = 'v=spf1 mx include:relay.in -all';
  assert.equal((await spfOf([record], inner(8))).state, 'good');
  const { state, says } = await spfOf([record], inner(9));
  assert.equal(state, 'fault');
  assert.match(says, /needs 11 lookups/);
});

test('SPF: domains that include each other come to an end', async () => {
  const { state } = await spfOf(['v=spf1 include:b.in -all'], { 'b.in': { TXT: ['v=spf1 include:firm.in -all'] } });
  assert.equal(state, 'good');
});

test('DKIM: a key of any length is found by its selector, one that was taken back or is missing is a fault', async () => {
  const of = (TXT: string[]) =>
    withDns({ 's1._domainkey.firm.in': { TXT } }, (resolver) => checkDkim('firm.in', 's1', resolver));
  assert.equal((await of([`v=DKIM1; k=rsa; p=${'MIIB'.repeat(100)}`])).state, 'good');
  assert.match((await of(['v=DKIM1; p='])).says, /taken back/);
  assert.match((await of([])).says, /has no key/);
});

test('fault 437: DKIM without a selector, and any record where no server answers, are not good but unknown', async () => {
  const { state, todo } = await withDns({}, (resolver) => checkDkim('firm.in', undefined, resolver));
  assert.equal(state, 'unknown');
  assert.match(todo ?? '', /DKIM_SELECTOR/);
  const dns = await startDns({}, { silent: true });
  try {
    const resolver = makeResolver(dns.address, 200);
    await assert.rejects(checkSpf('firm.in', resolver), /no DNS server tells/);
    await assert.rejects(checkDmarc('firm.in', resolver), /no DNS server tells/);
  } finally {
    await dns.stop();
  }
});

test('DMARC: the policy of the domain or of one above it counts; p=none is a warning, none or two are faults', async () => {
  const of = (records: Records) => withDns(records, (resolver) => checkDmarc('jobs.firm.in', resolver));
  assert.equal((await of({ '_dmarc.jobs.firm.in': { TXT: ['v=DMARC1; p=reject'] } })).state, 'good');
  assert.equal((await of({ '_dmarc.firm.in': { TXT: ['v=DMARC1; p=quarantine; pct=100'] } })).state, 'good');
  assert.equal((await of({ '_dmarc.firm.in': { TXT: ['v=DMARC1; p=none'] } })).state, 'warning');
  assert.equal((await of({})).state, 'fault');
  assert.equal((await of({ '_dmarc.firm.in': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } })).state, 'fault');
});

test('fault 593: the DMARC record of the domain above decides by sp=, where it has one', async () => {
  const of = (record: string, domain = 'jobs.firm.in') =>
    withDns({ '_dmarc.firm.in': { TXT: [record] } }, (resolver) => checkDmarc(domain, resolver));
  const open = await of('v=DMARC1; p=reject; sp=none');
  assert.equal(open.state, 'warning');
  assert.match(open.says, /sp=none/);
  assert.equal((await of('v=DMARC1; p = none; sp = reject')).state, 'good');
  assert.equal((await of('v=DMARC1; p=reject; sp=none', 'firm.in')).state, 'good');
});

test('DNS: the name of the site has an address, and an address needs none', async () => {
  const of = (site: string) =>
    withDns({ 'firm.in': { A: ['192.0.2.7'] } }, (resolver) => checkSiteName(site, resolver));
  assert.match((await of('https://firm.in')).says, /firm\.in is 192\.0\.2\.7/);
  assert.equal((await of('https://gone.in')).state, 'fault');
  assert.equal((await of('http://127.0.0.1:8080')).state, 'unneeded');
});
