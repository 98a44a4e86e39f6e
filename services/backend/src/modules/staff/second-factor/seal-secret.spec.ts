import { openSecret, sealSecret } from './seal-secret';

const secret = Buffer.from('twenty random bytes!');
const key = 'k2m5v8x1c4n7b0q3w6e9r2t5y8u1i4o7';

describe('A sealed secret', () => {
  it('opens for its person with the same setting, and looks different each time', () => {
    const sealed = sealSecret(secret, 'asha', key);
    expect(openSecret(sealed, 'asha', key)).toEqual(secret);
    expect(sealed.includes(secret)).toBe(false);
    expect(sealSecret(secret, 'asha', key)).not.toEqual(sealed);
  });

  it('does not open for another person, with another setting, changed or cut', () => {
    const sealed = sealSecret(secret, 'asha', key);
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    expect(openSecret(sealed, 'bala', key)).toBeUndefined();
    expect(openSecret(sealed, 'asha', `${key}x`)).toBeUndefined();
    expect(openSecret(changed, 'asha', key)).toBeUndefined();
    expect(openSecret(sealed.subarray(0, 20), 'asha', key)).toBeUndefined();
  });
});
