import { randomLetters } from '../../platform/random-letters';

/** A new code such as r-7k3m2qxw9t: 50 random bits, in small letters so that nobody takes it for a reference. */
export const makeReferralCode = (): string => `r-${randomLetters(10).toLowerCase()}`;
