import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { mustSetUpSecondFactor } from '../session/session.guard';
import { SessionCookie } from '../session/session.strategy';
import { loginPages, type StaffRole } from '../staff.facts';
import { StatusPass } from '../status-pass/status-pass';
import type { ProviderOutcome } from './answer-provider.use-case';
import { ProviderCookies, type Step, type Visit } from './provider-cookies';
import type { ProviderWord } from './provider-facts';

const ACCOUNT = '/admin/account';

/** The cookies of visits to the identity provider, and the pages that they end on. */
@Injectable()
export class ProviderDoor {
  constructor(
    private readonly cookies: ProviderCookies,
    private readonly session: SessionCookie,
    private readonly pass: StatusPass,
    @InjectConfig() private readonly config: Config,
  ) {}

  leave(request: Request, response: Response, { visit }: { visit: Omit<Visit, 'until'> }): void {
    this.cookies.giveVisit(request, response, visit);
  }

  /** The visit that the provider's answer is to, once. */
  meet(request: Request, response: Response, state: unknown): Visit | undefined {
    return typeof state === 'string' ? this.cookies.takeVisit(request, response, state) : undefined;
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
