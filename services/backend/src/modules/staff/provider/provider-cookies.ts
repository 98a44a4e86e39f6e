import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { z } from 'zod';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { deriveSecret, keysOf, readableKeys } from '../../../platform/derive-secret';
import { seal, unseal } from '../../../platform/seal';
import { staffRoles } from '../staff.facts';

const MINUTES = 10;
/** Each visit has a cookie, so that two tabs do not end one another's; more of them would fill the header of every request. */
const MOST_VISITS = 4;
const VISIT = 'provider-visit-';
const STEP = 'provider-step';

const common = {
  /** Until when it counts, in milliseconds of the epoch. */
  until: z.number(),
  purpose: z.enum(['sign-in', 'connect', 'confirm']),
  /** Whose login page the visit began on. */
  area: z.enum(staffRoles),
  /** A path of the admin area to go on to. */
  next: z.string().nullable(),
  /** Of a visit by somebody who is signed in. */
  session: z.object({ id: z.uuid(), staffId: z.uuid() }).nullable(),
};

/** What a browser keeps from its way to the provider until it comes back. */
const visit = z.object({
  ...common,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** When it began, in seconds of the epoch. */
  begunAt: z.number(),
  /** The hash of the token of an invitation that is accepted by it, in base64url. */
  invitation: z.string().nullable(),
});
export type Visit = z.infer<typeof visit>;

/** What a browser keeps of a proven identity until its person has given what is still missing. */
const step = z.object({
  ...common,
  /** A code of its person, or the proof whose person it is. */
  needs: z.enum(['code', 'connect']),
  identity: z.object({ issuer: z.string(), subject: z.string(), label: z.string() }),
  email: z.string().nullable(),
  role: z.enum(staffRoles).optional(),
});
export type Step = z.infer<typeof step>;
type Kept<Cookie> = Omit<Cookie, 'until'>;

/**
 * Encrypted cookies of a visit to the identity provider. The one that has to come back with the provider's own redirect is Lax, the
 * other is Strict, as that of the session is.
 */
@Injectable()
export class ProviderCookies {
  private readonly keys: [Buffer, ...Buffer[]];
  private readonly prefix: string;
  private readonly options: CookieOptions;

  constructor(@InjectConfig() config: Config) {
    const secure = config.SITE_URL.startsWith('https:');
    this.keys = keysOf(config, (secret) => deriveSecret(secret, 'identity provider'));
    this.prefix = secure ? '__Host-' : '';
    this.options = { httpOnly: true, secure, path: '/' };
  }

  giveVisit(request: Request, response: Response, kept: Kept<Visit>): void {
    const earlier = Object.keys(parseCookie(request.headers.cookie ?? '')).filter((name) =>
      name.startsWith(this.prefix + VISIT),
    );
    if (earlier.length >= MOST_VISITS) for (const name of earlier) this.clear(response, name, 'lax');
    this.give(response, this.nameOf(kept.state), kept, 'lax');
  }

  /** Gives the visit of this state once. */
  takeVisit(request: Request, response: Response, state: string): Visit | undefined {
    const name = this.nameOf(state);
    const found = visit.safeParse(this.read(request, name)).data;
    this.clear(response, name, 'lax');
    return found?.state === state ? found : undefined;
  }

  giveStep(response: Response, kept: Kept<Step>): void {
    this.give(response, this.prefix + STEP, kept, 'strict');
  }

  readStep(request: Request): Step | undefined {
    return step.safeParse(this.read(request, this.prefix + STEP)).data;
  }

  clearStep(response: Response): void {
    this.clear(response, this.prefix + STEP, 'strict');
  }

  private nameOf(state: string): string {
    return `${this.prefix}${VISIT}${state.replace(/[^\w-]/g, '').slice(0, 12)}`;
  }

  private give(response: Response, name: string, kept: object, sameSite: 'lax' | 'strict'): void {
    const text = JSON.stringify({ ...kept, until: Date.now() + MINUTES * 60_000 });
    const sealed = seal(Buffer.from(text), this.keys[0], name).toString('base64url');
    response.cookie(name, sealed, { ...this.options, sameSite, maxAge: MINUTES * 60_000 });
  }

  private clear(response: Response, name: string, sameSite: 'lax' | 'strict'): void {
    response.clearCookie(name, { ...this.options, sameSite });
  }

  private read(request: Request, name: string): unknown {
    const sealed = parseCookie(request.headers.cookie ?? '')[name];
    const opened = sealed && unseal(Buffer.from(sealed, 'base64url'), readableKeys(this.keys), name);
    if (!opened) return undefined;
    const kept = JSON.parse(opened.toString()) as { until: number };
    return kept.until > Date.now() ? kept : undefined;
  }
}
