import { Injectable } from '@nestjs/common';
import { JsonWebTokenError, JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import type { Logger } from 'pino';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database } from '../../../platform/database/database';
import { InjectLogger } from '../../../platform/log/log.module';
import { NotSignedIn } from '../staff.errors';
import { SessionCookie, sessionToken, tokenRules } from './session-cookie';
import { sessions } from './session.repository';

const RENEW_AFTER_SECONDS = 60;

/** How far the clocks of two processes may be apart. The row says exactly how long a session lasts. */
const CLOCK_SKEW_SECONDS = 30;

function saysAnObject(jwt: JwtService, token: string): boolean {
  try {
    const claims: unknown = jwt.decode(token);
    return typeof claims === 'object' && claims !== null;
  } catch {
    return false;
  }
}

/** Passport has a strategy called "session" of its own. */
export const sessionStrategy = 'staff-session';

/**
 * Reads the signed token of the cookie, loads the session that it points to and keeps it alive, if it and its person are still
 * good at this moment: only the rows say who somebody is.
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, sessionStrategy) {
  constructor(
    @InjectConfig() config: Config,
    jwt: JwtService,
    private readonly cookie: SessionCookie,
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {
    super({
      jwtFromRequest: (request: Request) => cookie.read(request) ?? null,
      // The library takes a token's content for an object and fails where it is JSON's `null`.
      secretOrKeyProvider: (_request, token: string, done) =>
        saysAnObject(jwt, token) ? done(null, config.SESSION_SECRET) : done(new JsonWebTokenError('jwt malformed')),
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
    if (session.stale) await this.noteSignOfLife(session.id);
    const age = Date.now() / 1000 - token.iat;
    if (age > RENEW_AFTER_SECONDS && request.res) this.cookie.give(request.res, session);
    const { id, ...person } = session;
    return { ...person, id: person.staffId, sessionId: id };
  }

  /** A database that can only be read shall still show its lists. */
  private async noteSignOfLife(id: string): Promise<void> {
    await sessions
      .touch(this.database, id)
      .catch((err: unknown) => this.logger.warn({ err }, 'sign of life not noted'));
  }
}
