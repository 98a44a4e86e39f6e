import { isNewDevice } from './start-session';

const firefox = (version: string) => `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`;
const earlier = [{ address: '203.0.113.7', userAgent: firefox('141.0') }];

describe('A device', () => {
  it.each([
    ['the same browser after an update', '203.0.113.7', firefox('142.0.1'), false],
    ['the same browser at a neighbour address', '203.0.113.99', firefox('141.0'), false],
    ['the same browser in another network', '198.51.100.7', firefox('141.0'), true],
    ['another browser in the same network', '203.0.113.7', 'curl/8.5.0', true],
  ])('is recognised or not: %s', (_what, address, userAgent, isNew) => {
    expect(isNewDevice({ address, userAgent }, earlier)).toBe(isNew);
  });
});
