import { Injectable } from '@nestjs/common';
import { JsonWebTokenError, JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { Strategy } from 'passport-jwt';
import { z } from 'zod';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { NotSignedIn } from '../staff.errors';
import { sessions } from './session.repository';

/** A signed pointer to a session row, nothing more; a token that nobody renews dies after this time. */
const TOKEN_SECONDS = 30 * 60;
const RENEW_AFTER_SECONDS = 60;
/** How far the clocks of two processes may be apart. The row says exactly how long a session lasts. */
const CLOCK_SKEW_SECONDS = 30;

/** The claims of a token: the ids of session and person, and when it was made and ends, in seconds of the epoch. */
const sessionToken = z.object({ sid: z.uuid(), sub: z.uuid(), iat: z.number(), exp: z.number() });
/** Signing and verifying both use these. */
const tokenRules = { algorithm: 'HS256', issuer: 'frontdoor' } as const;

@Injectable()
export class SessionCookie {
  private readonly jwt: JwtService;
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(@InjectConfig() { SITE_URL, SESSION_SECRET }: Config) {
    const secure = SITE_URL.startsWith('https:');
    this.jwt = new JwtService({ secret: SESSION_SECRET, signOptions: tokenRules });
    this.name = secure ? '__Host-session' : 'session';
    this.options = { httpOnly: true, secure, sameSite: 'strict', path: '/' };
  }

  read(request: Request): string | undefined {
    return parseCookie(request.headers.cookie ?? '')[this.name];
  }

  give(response: Response, session: { id: string; staffId: string }): void {
    const token = this.jwt.sign({ sid: session.id }, { subject: session.staffId, expiresIn: TOKEN_SECONDS });
    response.cookie(this.name, token, { ...this.options, maxAge: TOKEN_SECONDS * 1000 });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}

/** Reads tokens without verifying them. */
const decoder = new JwtService();

function hasClaims(token: string): boolean {
  try {
    const claims: unknown = decoder.decode(token);
    return typeof claims === 'object' && claims !== null;
  } catch {
    return false;
  }
}

/** The header of a call that a page makes by itself, while nobody uses it. */
const UNATTENDED = 'x-unattended';
const unattended = new WeakSet<Request>();

/** Has a request leave the idle time of its session as it is. */
export const leaveIdleTime = (request: Request): void => void unattended.add(request);

const isUnattended = (request: Request) => unattended.has(request) || request.headers[UNATTENDED] !== undefined;

/** Passport has a strategy called "session" of its own. */
export const sessionStrategy = 'staff-session';

/**
 * Loads the session that the token names and, for a call that somebody has caused, extends it. Name and role come from the database
 * alone.
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, sessionStrategy) {
  constructor(
    @InjectConfig() config: Config,
    private readonly cookie: SessionCookie,
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {
    super({
      jwtFromRequest: (request: Request) => cookie.read(request) ?? null,
      // The library takes a token's content for an object and fails where it is JSON's `null`.
      secretOrKeyProvider: (_request, token: string, done) =>
        hasClaims(token) ? done(null, config.SESSION_SECRET) : done(new JsonWebTokenError('jwt malformed')),
      algorithms: [tokenRules.algorithm],
      issuer: tokenRules.issuer,
      // oxlint-disable-next-line typescript/no-deprecated -- the library's one way to a tolerance, as its documentation has it
      jsonWebTokenOptions: { clockTolerance: CLOCK_SKEW_SECONDS },
      passReqToCallback: true,
    });
  }

  /** @throws NotSignedIn for a token that we have signed and would never have given out. */
  async validate(request: Request, claims: unknown) {
    const { success, data: token } = sessionToken.safeParse(claims);
    if (!success) throw new NotSignedIn('claims');
    const session = await sessions.findLive(this.database, token.sid, token.sub);
    if (!session) return false;
    const { id, ...person } = session;
    const actor = { ...person, id: person.staffId, sessionId: id };
    if (isUnattended(request)) return actor;
    // A database that can only be read shall still show its lists.
    const touched = session.stale ? sessions.touch(this.database, session.id) : undefined;
    await touched?.catch((err: unknown) => this.logger.warn({ err }, 'sign of life not noted'));
    const age = Date.now() / 1000 - token.iat;
    if (age > RENEW_AFTER_SECONDS && request.res) this.cookie.give(request.res, session);
    return actor;
  }
}
