import { describeTotp, findStep, openSecret, sealSecret } from './one-time-code';

/** The secret of RFC 6238's appendix B; its codes, there with eight digits, end in these six. */
const secret = Buffer.from('12345678901234567890');

describe('A one-time code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %d is %s, as RFC 6238 says', (second, code) => {
    expect(findStep(secret, code, second * 1000)).toBe(Math.floor(second / 30));
  });

  it('may come from a clock that is one step off, not two', () => {
    const step = Math.floor(1_234_567_890 / 30);
    const at = (steps: number) => findStep(secret, '005924', (step + steps) * 30_000 + 5_000);
    expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([undefined, step, step, step, undefined]);
  });

  it.each(['', '28708', '2870822', ' 287082', '28708a', '٢٨٧٠٨٢', '+28708'])('is never %j', (code) => {
    expect(findStep(secret, code, 59_000)).toBeUndefined();
  });

  it('is described so that an app can read it', () => {
    const { uri, secret: typed } = describeTotp(secret, 'asha@plumbline.example');
    expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(uri).toBe(
      `otpauth://totp/Frontdoor:asha%40plumbline.example?issuer=Frontdoor&secret=${typed}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe('A sealed secret', () => {
  const key = 'k2m5v8x1c4n7b0q3w6e9r2t5y8u1i4o7';

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
