import fc from 'fast-check';
import { isLongForm } from '../../../../test/extent';
import { generatePassword } from '../random-secrets';
import { isEasyToGuess } from './is-easy-to-guess';
import { findPasswordFault } from './password-rules';

const person = { name: 'Meera Nair', email: 'meera.nair@plumbline.example' };
const faultOf = (password: string) => findPasswordFault(password, person);

describe('The rules for passwords', () => {
  it('ask for fifteen characters, counted as people count them', async () => {
    expect(await faultOf('short-but-gr8')).toMatch(/at least 15/);
    expect(await faultOf('🦊🦊🦊🦊🦊🦊🦊')).toMatch(/at least 15/);
    expect(await faultOf('kelp oyster 7xq')).toBeUndefined();
    expect(await faultOf('t'.repeat(257))).toMatch(/at most 256/);
  });

  it('refuse what is easy to guess, with words about the person among the first guesses', async () => {
    expect(await faultOf('correct horse battery staple')).toMatch(/too easy to guess/);
    const disguised = 'zx0rgwell 2026 zx0rgwell';
    expect(await faultOf(disguised)).toBeUndefined();
    const itsOwner = { name: 'Zxorgwell', email: 'z@plumbline.example' };
    expect(await findPasswordFault(disguised, itsOwner)).toMatch(/too easy to guess/);
  });

  it('ask for no kinds of characters', () => {
    for (const password of ['onlylowerletterszebra', '94871620357719240', 'gravel lantern tramway'])
      expect([password, isEasyToGuess(password, [])]).toEqual([password, false]);
  });

  it.each([
    'passwordpassword',
    'Password-Password-1234',
    'password admin welcome test',
    'welcome welcome welcome',
    'aaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    '12345678901234567890',
    'qwertyuiopasdfghjkl',
    'abcdefghijklmnopqrst',
    'correct horse battery staple',
    'ChangeMe2026ChangeMe',
    'frontdoor-admin-2026',
    'P1umbline human resources',
    'summer monkey wizard',
    'x1!'.repeat(85),
  ])('refuse what guessers try first: %s', (password) => {
    expect(isEasyToGuess(password, [])).toBe(true);
  });

  it.each(['xk nair 8832 gravel', 'MEERA.nair@plumbline.example!', 'gravel-meera-lantern'])(
    'refuse the name and the e-mail address: %s',
    async (password) => {
      expect(await faultOf(password)).toMatch(/name or the e-mail/);
    },
  );

  it('are met by every password that we make', () => {
    fc.assert(
      fc.property(fc.constant(null), () => !isEasyToGuess(generatePassword(), [])),
      { numRuns: isLongForm ? 100 : 10 },
    );
  });
});
