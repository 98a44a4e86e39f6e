import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { deriveSecret, keysOf, readableKeys } from '../../../platform/derive-secret';

/** The page about the system has to open without the database for so long after its reader was last seen to be a general administrator. */
const PASS_SECONDS = 3_600;
/** The one call that the browser sends it with. */
const PATH = '/api/admin/status';
const tokenRules = { algorithm: 'HS256', issuer: 'frontdoor' } as const;

/**
 * A signed cookie for the page about the system, which counts only while the database is away: then nobody can tell who is signed in,
 * and that page is needed most. It cannot be taken back before its hour is over, so that it opens nothing else.
 */
@Injectable()
export class StatusPass {
  private readonly keys: [JwtService, ...JwtService[]];
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(@InjectConfig() config: Config) {
    const secure = config.SITE_URL.startsWith('https:');
    this.keys = keysOf(
      config,
      (secret) => new JwtService({ secret: deriveSecret(secret, 'status pass'), signOptions: tokenRules }),
    );
    this.name = secure ? '__Secure-status' : 'status';
    this.options = { httpOnly: true, secure, sameSite: 'strict', path: PATH };
  }

  give(response: Response, staffId: string): void {
    const token = this.keys[0].sign({}, { subject: staffId, expiresIn: PASS_SECONDS });
    response.cookie(this.name, token, { ...this.options, maxAge: PASS_SECONDS * 1000 });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  /** Whose it is, of a good one. */
  read(request: Request): string | undefined {
    const token = parseCookie(request.headers.cookie ?? '')[this.name];
    if (!token) return undefined;
    for (const key of readableKeys(this.keys)) {
      try {
        const { sub, exp } = key.verify<{ sub?: unknown; exp?: unknown }>(token, {
          algorithms: [tokenRules.algorithm],
          issuer: tokenRules.issuer,
          maxAge: PASS_SECONDS,
        });
        if (typeof sub === 'string' && typeof exp === 'number') return sub;
      } catch {
        // Not by this key, or not any more.
      }
    }
    return undefined;
  }
}
