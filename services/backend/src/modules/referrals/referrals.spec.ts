import { makeReferralCode } from './create-referral.use-case';

describe('The code of a referral', () => {
  it('is in small letters that cannot be misread, unlike a reference, and does not come twice', () => {
    const codes = Array.from({ length: 5_000 }, makeReferralCode);
    for (const code of codes) expect(code).toMatch(/^r-[0-9a-hjkmnp-tv-z]{10}$/);
    expect(new Set(codes).size).toBe(5_000);
  });
});
