import { JsonWebTokenError, TokenExpiredError } from '@nestjs/jwt';

/** What about a token shows that this system has not made it, or that somebody has kept it far beyond its life. */
export type Forgery = 'algorithm' | 'claims' | 'expired long ago' | 'form' | 'issuer' | 'signature';

/**
 * No browser sends a token that has expired: its cookie is gone in the same second. A token that comes a day later, when the
 * session is over as well, is a kept copy. The half minute more is for clocks: another process may have written the time.
 */
const LONG_AGO_MS = 24 * 3_600_000 + 30_000;

const byText: [text: RegExp, forgery: Forgery][] = [
  [/algorithm|signature is required/, 'algorithm'],
  [/signature/, 'signature'],
  [/issuer/, 'issuer'],
];

/**
 * What is forged about a token that was refused for `fault`, an error of `jsonwebtoken`; nothing when there was no token, or
 * one of ours that has just expired. Texts: https://github.com/auth0/node-jsonwebtoken#errors--codes
 */
export function findForgery(fault: unknown): Forgery | undefined {
  if (fault instanceof TokenExpiredError)
    return Date.now() - fault.expiredAt.getTime() > LONG_AGO_MS ? 'expired long ago' : undefined;
  if (!(fault instanceof JsonWebTokenError)) return undefined;
  return byText.find(([text]) => text.test(fault.message))?.[1] ?? 'form';
}
