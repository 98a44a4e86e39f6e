import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { z } from 'zod';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';

/** A signed pointer to a session row, nothing more; a token that nobody renews dies after this time. */
const TOKEN_SECONDS = 30 * 60;

/** The claims of a token: the ids of session and person, and when it was made and ends, in seconds of the epoch. */
export const sessionToken = z.object({ sid: z.uuid(), sub: z.uuid(), iat: z.number(), exp: z.number() });

@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    private readonly jwt: JwtService,
    @InjectConfig() config: Config,
  ) {
    const secure = config.SITE_URL.startsWith('https:');
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

/** Signing and verifying both use these. */
export const tokenRules = { algorithm: 'HS256', issuer: 'frontdoor' } as const;
