import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startDns } from '../../../../test/start-dns';

type Dns = Awaited<ReturnType<typeof startDns>>;
const records: Parameters<typeof startDns>[0] = { 'firm.in': { TXT: ['v=spf1 ip4:192.0.2.1 -all'] } };

let api: TestApi;
let dns: Dns;
beforeAll(async () => {
  dns = await startDns(records);
  api = await startApi({ MAIL_FROM: 'Careers <careers@firm.in>', DNS_SERVER: dns.address });
});
afterAll(async () => {
  await api.stop();
  await dns.stop();
});

const ask = async (role: 'general' | 'hr', query = '') => {
  const cookie = await cookieFor(api, role);
  return (await callAdmin(api, 'get', `/api/admin/sender${query}`, { cookie }).expect(200)).body;
};

describe('What DNS says of the sender', () => {
  it('is told to both roles record by record, with what to do', async () => {
    const found = await ask('general');
    expect(found).toMatchObject({
      domain: 'firm.in',
      lookedAt: expect.any(String),
      findings: [
        { check: 'SPF', state: 'good', todo: null },
        { check: 'DKIM', state: 'unknown', todo: expect.stringMatching(/DKIM_SELECTOR/) },
        { check: 'DMARC', state: 'fault', todo: expect.stringMatching(/_dmarc\.firm\.in/) },
      ],
    });
    expect(await ask('hr')).toEqual(found);
  });

  it('is kept for some minutes, and looked up anew when that is asked for', async () => {
    const before = await ask('general');
    records['_dmarc.firm.in'] = { TXT: ['v=DMARC1; p=reject'] };
    expect(await ask('general')).toEqual(before);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
    const after = await ask('general', '?again=yes');
    jest.restoreAllMocks();
    expect(after.findings[2]).toMatchObject({ check: 'DMARC', state: 'good' });
    expect(await ask('general')).toEqual(after);
  });
});
