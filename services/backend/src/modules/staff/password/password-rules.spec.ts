import fc from 'fast-check';
import { generatePassword } from '../random-secrets';
import { findPasswordFault } from './password-rules';

const person = { name: 'Meera Nair', email: 'meera.nair@plumbline.example' };
const faultOf = (password: string) => findPasswordFault(password, person);

describe('The rules for passwords', () => {
  it('ask for fifteen characters, counted as people count them', () => {
    expect(faultOf('short-but-gr8')).toMatch(/at least 15/);
    expect(faultOf('🦊🦊🦊🦊🦊🦊🦊')).toMatch(/at least 15/);
    expect(faultOf('tram violet gra')).toBeUndefined();
    expect(faultOf('t'.repeat(257))).toMatch(/at most 256/);
  });

  it('ask for no kinds of characters', () => {
    expect(faultOf('onlylowerletterszebra')).toBeUndefined();
    expect(faultOf('94871620357719240')).toBeUndefined();
  });

  it.each([
    'passwordpassword',
    'Password-Password-1234',
    'welcome welcome welcome',
    'aaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    '12345678901234567890',
    'qwertyuiopasdfghjkl',
    'abcdefghijklmnopqrst',
    'correct horse battery staple',
    'ChangeMe2026ChangeMe',
    'frontdoor-admin-2026',
  ])('refuse what guessers try first: %s', (password) => {
    expect(faultOf(password)).toMatch(/too easy to guess/);
  });

  it.each(['xk nair 8832 gravel', 'MEERA.nair@plumbline.example!', 'gravel-meera-lantern'])(
    'refuse the name and the e-mail address: %s',
    (password) => {
      expect(faultOf(password)).toMatch(/name or the e-mail/);
    },
  );

  it('are met by every password that we make', () => {
    fc.assert(
      fc.property(fc.constant(null), () => faultOf(generatePassword()) === undefined),
      { numRuns: 500 },
    );
  });
});
