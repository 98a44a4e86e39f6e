import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { FindSession } from './find-session.use-case';
import { SessionCookie, type SessionToken } from './session-cookie';
import { tokenRules } from './token-rules';

const RENEW_AFTER_SECONDS = 60;

/** Passport has a strategy called "session" of its own. */
export const sessionStrategy = 'staff-session';

/** Reads the signed token of the cookie and loads the session that it points to: only the rows say who somebody is. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, sessionStrategy) {
  constructor(
    @InjectConfig() config: Config,
    private readonly cookie: SessionCookie,
    private readonly findSession: FindSession,
  ) {
    super({
      jwtFromRequest: (request: Request) => cookie.read(request) ?? null,
      secretOrKey: config.SESSION_SECRET,
      algorithms: [tokenRules.algorithm],
      issuer: tokenRules.issuer,
      passReqToCallback: true,
    });
  }

  async validate(request: Request, token: SessionToken) {
    const session = await this.findSession.find(token.sid, token.sub);
    if (!session) return false;
    const age = Date.now() / 1000 - token.iat;
    if (age > RENEW_AFTER_SECONDS && request.res) this.cookie.give(request.res, session);
    const { id, ...person } = session;
    return { ...person, id: person.staffId, sessionId: id };
  }
}
