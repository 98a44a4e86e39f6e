import { Catch, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { ErrorFilter } from '../../../platform/http/server/error.filter';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { mustSetUpSecondFactor } from '../session/session.guard';
import { SessionCookie } from '../session/session.strategy';
import { loginPages, type StaffRole, staffRoles } from '../staff.facts';
import { StatusPass } from '../status-pass/status-pass';
import type { ProviderOutcome } from './answer-provider.use-case';
import { ProviderCookies, type Step, type Visit } from './provider-cookies';
import type { ProviderWord } from './provider-facts';

const ACCOUNT = '/admin/account';
const UNAUTHENTICATED = 401;

/** The cookies of visits to the identity provider, and the pages that they end on. */
@Injectable()
export class ProviderDoor {
  constructor(
    private readonly cookies: ProviderCookies,
    private readonly session: SessionCookie,
    private readonly pass: StatusPass,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  leave(request: Request, response: Response, { visit }: { visit: Omit<Visit, 'until'> }): void {
    this.cookies.giveVisit(request, response, visit);
  }

  /** The visit that the provider's answer is to, once. */
  meet(request: Request, response: Response, state: unknown): Visit | undefined {
    const visit = typeof state === 'string' ? this.cookies.takeVisit(request, response, state) : undefined;
    // No row of the audit log: anybody can open this address.
    if (!visit) this.logger.info('an answer of the identity provider is to no visit of this browser, or to an old one');
    return visit;
  }

  readStep(request: Request): Step | undefined {
    return this.cookies.readStep(request);
  }

  /** Gives what the visit has come to. @returns the page to go on to */
  arrive(response: Response, outcome: ProviderOutcome, of: Visit | Step): string {
    const { word, entered, confirmed, step } = outcome;
    if (step) this.cookies.giveStep(response, step);
    else this.cookies.clearStep(response);
    if (confirmed) this.session.give(response, confirmed);
    if (entered) {
      this.session.give(response, entered);
      if (entered.role === 'general' && !mustSetUpSecondFactor(this.config, entered))
        this.pass.give(response, entered.staffId);
    }
    return landingOf(word, of, entered?.role);
  }
}

/**
 * The page of ours that shows `word` or goes on from it. A session's cookie is Strict: a browser that comes from the provider sends it
 * first with what this page asks for.
 */
export function landingOf(
  word: ProviderWord,
  { purpose, area, next }: Pick<Visit, 'purpose' | 'area' | 'next'>,
  role: StaffRole = area,
): string {
  const query = new URLSearchParams({ provider: word });
  if (purpose === 'connect') return `${ACCOUNT}?${query.toString()}`;
  if (purpose === 'confirm') query.set('window', '1');
  if (next) query.set('next', next);
  return `${loginPages[role]}?${query.toString()}`;
}

/** Whose login page a visit is to come back to. */
export const areaOf = (named: unknown): StaffRole => staffRoles.find((role) => role === named) ?? 'general';

/** Leads a browser that goes through a visit by redirects to the login page, instead of an error that only programs can read. */
@Catch()
export class EndOnLoginPage extends ErrorFilter {
  protected override leadAway(status: number, request: Request, response: Response): boolean {
    if (request.accepts(['json', 'html']) !== 'html') return false;
    const purpose = request.path.endsWith('/confirm') ? 'confirm' : 'sign-in';
    const word = status === UNAUTHENTICATED ? 'expired' : 'busy';
    const visit = { purpose, area: areaOf(request.query['area']), next: null } as const;
    response.redirect(303, landingOf(word, visit));
    return true;
  }
}
