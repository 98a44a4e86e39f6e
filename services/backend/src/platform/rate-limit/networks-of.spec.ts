import { isIP } from 'node:net';
import fc from 'fast-check';
import { networksOf } from './networks-of';

describe('whom an address is counted for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.'],
    ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ])('%s: %s in %s', (ip, address, subnet) => {
    expect(networksOf(ip)).toEqual({ address, subnet });
  });

  it.each(['', 'nobody', '1:2:3', '1::2::3', '1:2:3:4:5:6:7:8:9', '12345::', 'g::1', '1:2:3:4:5:6:7:8::'])(
    'counts what is no address together: %s',
    (text) => {
      expect(networksOf(text)).toEqual({ address: 'unknown', subnet: 'unknown' });
    },
  );

  it('knows every address that Node knows', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (ip) => {
        fc.pre(isIP(ip) !== 0);
        expect(networksOf(ip).address).not.toBe('unknown');
      }),
    );
  });
});
