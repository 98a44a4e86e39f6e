import request from 'supertest';
import { startApi, type TestApi } from '../../../../test/start-api';
import { JwtService } from '@nestjs/jwt';
import { restoreClocks, withClock } from '../../../../test/with-clock';
import { RecordForged } from './record-forged';

const secret = 'k2m5v8x1c4n7b0q3w6e9r2t5y8u1i4o7';
const day = 24 * 3_600;
const seconds = () => Math.floor(Date.now() / 1000);

let api: TestApi;
beforeEach(async () => void (api = await startApi({ TRUST_PROXY: '1' })));
afterEach(() => api.stop());

const ask = (token: string, address = '203.0.113.7') =>
  request(api.url).get('/api/session').set('Cookie', `session=${token}`).set('X-Forwarded-For', address).expect(401);
const sign = (payload: object = {}, options: object = {}) =>
  new JwtService({ secret }).sign({ iss: 'frontdoor', iat: seconds() - 60, exp: seconds() + 60, ...payload }, options);
const entries = () =>
  api.sql<{ details: { forgery?: string; leftOut?: number }; address: string | null }>(
    `SELECT details, address FROM audit_log WHERE action = 'session.forged' ORDER BY id`,
  );

describe('A forged session token', () => {
  it('is in the audit log with what is forged about it', async () => {
    const ids = { sid: '01890000-0000-7000-8000-000000000000', sub: '01890000-0000-7000-8000-000000000001' };
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${sign().split('.')[1]}.`;
    const forged: [forgery: string, token: string][] = [
      ['signature', sign({}, { secret: 'another-secret-of-the-right-length-01' })],
      ['algorithm', sign({}, { algorithm: 'HS512' })],
      ['algorithm', unsigned],
      ['issuer', sign({ iss: 'somebody' })],
      ['form', 'not.a.token'],
      ['claims', sign({ ...ids, sid: 'no uuid' })],
      ['expired long ago', sign({ ...ids, iat: seconds() - 2 * day, exp: seconds() - day - 60 })],
    ];
    for (const [at, [, token]] of forged.entries()) await ask(token, `203.0.113.${at}`);
    const recorded = await entries();
    expect(recorded.map(({ details }) => details.forgery)).toEqual(forged.map(([forgery]) => forgery));
    expect(recorded[0]).toMatchObject({ address: '203.0.113.0' });
  });

  it('is none when it is missing, has just expired, or belongs to a session that has ended', async () => {
    const ids = { sid: '01890000-0000-7000-8000-000000000000', sub: '01890000-0000-7000-8000-000000000001' };
    for (const token of ['', sign({ ...ids, exp: seconds() - 45 }), sign(ids)]) await ask(token);
    expect(await entries()).toEqual([]);
  });

  it('is judged the same by processes whose clocks are 30 seconds off', async () => {
    const ids = { sid: '01890000-0000-7000-8000-000000000000', sub: '01890000-0000-7000-8000-000000000001' };
    // Signed when they are sent: a start of the API may take longer than the few seconds between the two.
    const expired = (ago: number) => sign({ ...ids, iat: seconds() - 2 * day, exp: seconds() - ago });
    const settings = { TRUST_PROXY: '1', DATABASE_URL: api.databaseUrl };
    try {
      for (const [at, shiftMs] of [-30_000, 0, 30_000].entries()) {
        const other = await withClock(shiftMs, () => startApi(settings));
        try {
          for (const [ago, address] of [
            [day - 5, `203.0.113.${at}`],
            [day + 90, `198.51.100.${at}`],
          ] as const)
            await request(other.url)
              .get('/api/session')
              .set({ Cookie: `session=${expired(ago)}`, 'X-Forwarded-For': address })
              .expect(401);
        } finally {
          await other.stop();
        }
      }
    } finally {
      restoreClocks();
    }
    expect((await entries()).map(({ address }) => address)).toEqual(['198.51.100.0', '198.51.100.1', '198.51.100.2']);
  });

  it('cannot fill the log: an address is named once and twenty are in all, with the number of those left out', async () => {
    for (let at = 0; at < 5; at += 1) await ask('not.a.token', '2001:db8::1');
    for (let at = 0; at < 30; at += 1) await ask('not.a.token', `198.51.100.${at}`);
    expect(await entries()).toHaveLength(20);
    await api.app.get(RecordForged, { strict: false }).endWindow();
    expect((await entries()).slice(20)).toEqual([{ details: { leftOut: 4 + 11 }, address: null }]);
  });

  it('is refused just the same when the log cannot be written', async () => {
    await api.sql('ALTER TABLE audit_log RENAME TO audit_log_elsewhere');
    expect((await ask('not.a.token')).body.code).toBe('not_signed_in');
  });
});
