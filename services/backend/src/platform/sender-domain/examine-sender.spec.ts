import { generateKeyPairSync } from 'node:crypto';
import { startDns } from '../../../test/start-dns';
import { AskDns } from './ask-dns';
import { examineSender } from './examine-sender';
import type { Finding } from './finding';

type Records = Parameters<typeof startDns>[0];
type Settings = Parameters<typeof examineSender>[0];

/** The findings about a sender of firm.in, unless the test names another one. */
async function look(records: Records, settings: Partial<Settings> = {}): Promise<Finding[]> {
  const dns = await startDns(records);
  try {
    const MAIL_FROM = 'Careers <careers@firm.in>';
    return await examineSender({ MAIL_FROM, DNS_SERVER: dns.address, ...settings });
  } finally {
    await dns.stop();
  }
}
const one = async (check: Finding['check'], found: Promise<Finding[]>): Promise<Finding> =>
  (await found).find((finding) => finding.check === check)!;
const keyOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

const spfOf = (TXT: string[], more: Records = {}) => one('SPF', look({ 'firm.in': { TXT }, ...more }));
const apex: Records = { 'firm.in': { TXT: [] } };

describe('SPF', () => {
  it('is good as one record that ends with a verdict; other texts and spaces beside it do not count', async () => {
    const { state, says } = await spfOf(['verification=1\n', 'v=spf1 ip4:192.0.2.1  include:relay.in -all'], {
      'relay.in': { TXT: ['v=spf1 ip4:198.51.100.0/24 ~all'] },
    });
    expect([says, state]).toEqual([says, 'good']);
  });

  it('of several texts is put together without a space, as receivers do it', async () => {
    const { state, says } = await spfOf([`v=spf1 ${'ip4:198.51.100.128/25 '.repeat(20)}-all`]);
    expect([says, state]).toEqual([says, 'good']);
  });

  it.each([
    ['none', [], /has no SPF/],
    ['two', ['v=spf1 -all', 'v=spf1 mx ~all'], /has 2 SPF records/],
    ['one for everybody', ['v=spf1 +all'], /every server/],
    ['one that includes nothing', ['v=spf1 include:gone.in -all'], /includes gone\.in, which has none/],
    ['a term that is none', ['v=spf1 ipv4:192.0.2.1 -all'], /has “ipv4:192\.0\.2\.1”/],
    ['one that includes itself', ['v=spf1 include:firm.in -all'], /SPF record of firm\.in includes itself\./],
    ['one with a name that is none', ['v=spf1 include:relay..in -all'], /includes “relay\.\.in”, which is no name/],
    ['a term with the wrong sign', ['v=spf1 include=relay.in -all'], /has “include=relay\.in”/],
  ])('is a fault as %s, in words of its own', async (_, texts, words) => {
    const { state, says, todo } = await spfOf(texts);
    expect([state, says, todo]).toEqual(['fault', expect.stringMatching(words), expect.any(String)]);
  });

  it('without a verdict about other servers is a warning', async () => {
    expect((await spfOf(['v=spf1 ip4:192.0.2.1'])).state).toBe('warning');
    expect((await spfOf(['v=spf1 ip4:192.0.2.1 ?all'])).state).toBe('warning');
  });

  it('counts lookups with those of included domains, mx once, nothing behind all, and more than ten are a fault', async () => {
    const inner = (count: number, end = '') => ({
      'relay.in': { TXT: [`v=spf1 ${Array.from({ length: count }, (__, at) => `a:h${at}.in`).join(' ')} -all${end}`] },
    });
    const record = 'v=spf1 mx include:relay.in -all';
    expect((await spfOf([record], inner(8, ' include:gone.in'))).state).toBe('good');
    const { state, says } = await spfOf([record], inner(9));
    expect([state, says]).toEqual(['fault', expect.stringMatching(/firm\.in needs more than 10 lookups/)]);
  });

  it('with a macro is counted and not followed, because the mail decides what it stands for', async () => {
    expect((await spfOf(['v=spf1 include:%{i}._ip.%{d}._spf.relay.in ~all'])).state).toBe('good');
  });

  it('of domains that include each other is a fault, because receivers give up', async () => {
    const found = await spfOf(['v=spf1 include:b.in -all'], { 'b.in': { TXT: ['v=spf1 redirect=firm.in'] } });
    expect(found).toMatchObject({
      state: 'fault',
      says: expect.stringMatching(/firm\.in includes itself by way of b\.in/),
    });
  });

  it('asks for ten domains at most, however long a chain of them is', async () => {
    const chain = Array.from({ length: 40 }, (_, at) => [`h${at}.in`, { TXT: [`v=spf1 include:h${at + 1}.in -all`] }]);
    const asked = jest.spyOn(AskDns.prototype, 'textsOf');
    const { state, says } = await spfOf(['v=spf1 include:h0.in -all'], Object.fromEntries(chain));
    const names = asked.mock.calls.flatMap(([name]) => (/^h\d/.test(name) ? [name] : []));
    asked.mockRestore();
    expect([state, says, names.length]).toEqual(['fault', expect.stringMatching(/more than 10/), 10]);
  });

  it('is that of the mailbox of replies, to which bounces go, and is said to count little when it is elsewhere', async () => {
    const TXT = ['v=spf1 ip4:192.0.2.1 -all'];
    const of = (REPLY_MAILBOX: string) =>
      one('SPF', look({ ...apex, 'desk.firm.in': { TXT }, 'desk.in': { TXT } }, { REPLY_MAILBOX }));
    expect((await of('office@desk.firm.in')).state).toBe('good');
    const { state, says } = await of('office@desk.in');
    expect([state, says]).toEqual([
      'warning',
      expect.stringMatching(/desk\.in has one.*for DMARC of firm\.in, DKIM alone/),
    ]);
  });
});

describe('SPF of an envelope beside the sender', () => {
  const of = async (record: string) => {
    const records = {
      'jobs.firm.in': { TXT: [] },
      'desk.firm.in': { TXT: ['v=spf1 -all'] },
      '_dmarc.firm.in': { TXT: [record] },
    };
    const settings = { MAIL_FROM: 'careers@jobs.firm.in', REPLY_MAILBOX: 'office@desk.firm.in' };
    return (await one('SPF', look(records, settings))).state;
  };

  it('counts for DMARC where both are below the domain of the policy', async () => {
    expect(await of('v=DMARC1; p=reject')).toBe('good');
    expect(await of('v=DMARC1; p=reject; psd=y')).toBe('warning');
  });

  it('counts as the same domain alone under aspf=s', async () => {
    expect(await of('v=DMARC1; p=reject; aspf=s')).toBe('warning');
    const TXT = ['v=spf1 -all'];
    const strict = {
      'firm.in': { TXT },
      'desk.firm.in': { TXT },
      '_dmarc.firm.in': { TXT: ['v=DMARC1; p=reject; aspf=s'] },
    };
    expect((await one('SPF', look(strict, { REPLY_MAILBOX: 'office@desk.firm.in' }))).state).toBe('warning');
    expect((await one('SPF', look(strict))).state).toBe('good');
  });
});

describe('DKIM', () => {
  const of = (records: Records, DKIM_SELECTOR = ['s1']) =>
    one('DKIM', look({ ...apex, ...records }, { DKIM_SELECTOR }));
  const s1 = (...TXT: string[]) => ({ 's1._domainkey.firm.in': { TXT } });

  it('is good with a key that can be read, of any length, also by an alias', async () => {
    const key = `v=DKIM1; k=rsa; p=${keyOf(4096)}`;
    expect(await of(s1(key))).toMatchObject({ state: 'good', says: expect.stringMatching(/of 4096 bits/) });
    const alias = { 's1._domainkey.firm.in': { CNAME: 's1.relay.in' }, 's1.relay.in': { TXT: [key] } };
    expect((await of(alias)).state).toBe('good');
  });

  it.each([
    ['taken back', ['v=DKIM1; p='], 'fault', /taken back/],
    ['missing', [], 'fault', /has no key/],
    ['cut off', [`v=DKIM1; p=${keyOf(2048).slice(0, 250)}`], 'fault', /cannot be read/],
    ['quoted', [`v=DKIM1; p="${keyOf(2048)}"`], 'fault', /cannot be read/],
    ['in two records', [`v=DKIM1; p=${keyOf(2048)}`, `v=DKIM1; p=${keyOf(2048)}`], 'fault', /has 2 keys/],
    ['too short', [`v=DKIM1; p=${keyOf(512)}`], 'fault', /has 512 bits/],
    ['on trial', [`v=DKIM1; t=y; p=${keyOf(2048)}`], 'warning', /t=y/],
    ['of Ed25519', [`v=DKIM1; k=ed25519; p=${Buffer.alloc(32, 7).toString('base64')}`], 'warning', /Ed25519/],
  ])('with a key that is %s is no good', async (name, texts, state, words) => {
    const todo = expect.stringMatching(name === 'on trial' ? /take t=y out/ : /./);
    expect(await of(s1(...texts))).toMatchObject({ state, says: expect.stringMatching(words), todo });
  });

  it('says where an alias without a key leads, and is good with one of two keys', async () => {
    const alias = { 's1._domainkey.firm.in': { CNAME: 's1.relay.in' }, 's1.relay.in': { TXT: [] } };
    expect((await of(alias)).says).toMatch(/leads to s1\.relay\.in, which has no key/);
    const both = await of({ ...alias, 's2._domainkey.firm.in': { TXT: [`p=${keyOf(2048)}`] } }, ['s1', 's2']);
    expect(both.state).toBe('good');
  });

  it('is good with a key that is found when another cannot be looked up, and unknown without one', async () => {
    const both = ['s1', 'a..b'];
    const good = await of(s1(`p=${keyOf(2048)}`), both);
    expect(good).toMatchObject({
      state: 'good',
      says: expect.stringMatching(/a\.\.b\._domainkey\.firm\.in could not/),
    });
    expect((await of({}, both)).state).toBe('unknown');
  });

  it('fault 437: without the name of a key is not good but unknown', async () => {
    const { state, todo } = await one('DKIM', look(apex));
    expect([state, todo]).toEqual(['unknown', expect.stringMatching(/DKIM_SELECTOR/)]);
  });
});

describe('DMARC', () => {
  const of = (records: Records, domain = 'jobs.firm.in') =>
    one('DMARC', look({ [domain]: { TXT: [] }, ...records }, { MAIL_FROM: `careers@${domain}` }));

  it.each([
    ['of the domain', { '_dmarc.jobs.firm.in': { TXT: ['v=DMARC1; p=reject'] } }, 'good'],
    ['of the domain above it', { '_dmarc.firm.in': { TXT: ['v=DMARC1; p=quarantine; pct=100'] } }, 'good'],
    ['behind an alias', { '_dmarc.firm.in': { CNAME: 'd.in' }, 'd.in': { TXT: ['v=DMARC1;p=reject'] } }, 'good'],
    ['that asks for nothing', { '_dmarc.firm.in': { TXT: ['v=DMARC1; p=none'] } }, 'warning'],
    ['on trial', { '_dmarc.firm.in': { TXT: ['v=DMARC1; p=reject; t=y'] } }, 'warning'],
    ['for no mail', { '_dmarc.firm.in': { TXT: ['v=DMARC1; p=reject; pct=0'] } }, 'warning'],
    ['that is missing', {}, 'fault'],
    ['that is there twice', { '_dmarc.firm.in': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } }, 'fault'],
  ])('by a policy %s', async (_, records: Records, state) => {
    expect((await of(records)).state).toBe(state);
  });

  it('fault 593: the record of the domain above decides by sp=, where it has one', async () => {
    const by = (record: string, domain?: string) => of({ '_dmarc.firm.in': { TXT: [record] } }, domain);
    expect(await by('v=DMARC1; p=reject; sp=none')).toMatchObject({
      state: 'warning',
      says: expect.stringMatching(/sp=none/),
    });
    expect((await by('v=DMARC1; p = none; sp = reject')).state).toBe('good');
    expect((await by('v=DMARC1; p=reject; sp=none', 'firm.in')).state).toBe('good');
  });
});

describe('The domain of the sender', () => {
  it.each(['careers@plumbline.example', 'careers@localhost', 'careers@mail', 'careers@office.lan'])(
    'is not looked up where nobody else can know it: %s',
    async (MAIL_FROM) => {
      expect(await look({}, { MAIL_FROM })).toMatchObject([{ check: 'sender', state: 'unneeded' }]);
    },
  );

  it('in another script is looked up in ASCII', async () => {
    const found = look({ 'xn--bcher-kva.in': { TXT: ['v=spf1 -all'] } }, { MAIL_FROM: 'careers@bücher.in' });
    expect((await one('SPF', found)).says).toMatch(/^xn--bcher-kva\.in has one/);
  });

  it('of which DNS knows nothing is one fault, and not three records that are missing', async () => {
    expect(await look({})).toMatchObject([
      { check: 'sender', state: 'fault', says: expect.stringMatching(/nothing of firm/) },
    ]);
  });

  it('fault 437: is unknown where no server answers, and never missing', async () => {
    const dns = await startDns({}, { silent: true });
    try {
      const settings = { MAIL_FROM: 'careers@firm.in', DNS_SERVER: dns.address } as Settings;
      expect(await examineSender(settings, 200)).toMatchObject([{ check: 'sender', state: 'unknown' }]);
    } finally {
      await dns.stop();
    }
  });
});
