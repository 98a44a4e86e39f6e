import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { DatabaseClock } from '../../../platform/database/database-clock';
import { Challenges } from './challenges';
import { FormTokens } from './form-tokens';
import { type Arrival, Suspicion } from './suspicion';
import type { SpamFields } from './take-spam-fields.use-case';

const TOO_FAST_MS = 2_000;
const TOO_OLD_MS = 24 * 3_600_000;

/**
 * Processes take the time from one clock, that of the database. Should one of them be off all the same, a form that seems to be
 * sent before it was opened is no sign of a program, unless it is by more than this.
 */
const CLOCK_SKEW_MS = 30_000;

/** Why a submission can be held. The names are stored with it. */
export const holdReasons = ['honeypot', 'token-forged', 'token-expired', 'too-fast'] as const;
export type HoldReason = (typeof holdReasons)[number];

/**
 * The reasons for suspicion in the fields about a form's sending. A form without a token is not suspicious: a plain HTTP
 * client knows of none, and neither does a browser without script. `readToken` gives the time in a token, or null for a forged one.
 */
export function findHoldReasons(
  { fax_number: trap = '', form_token: token = '' }: SpamFields,
  readToken: (token: string) => number | null,
  now: number,
): HoldReason[] {
  const reasons: HoldReason[] = trap.trim() === '' ? [] : ['honeypot'];
  if (token === '') return reasons;
  const openedAt = readToken(token);
  if (openedAt === null) reasons.push('token-forged');
  else if (now - openedAt > TOO_OLD_MS) reasons.push('token-expired');
  else if (isTooFast(now - openedAt)) reasons.push('too-fast');
  return reasons;
}

const isTooFast = (openForMs: number) => openForMs < -CLOCK_SKEW_MS || (openForMs >= 0 && openForMs < TOO_FAST_MS);

/** Judges a submission before it is written. */
@Injectable()
export class JudgeSubmission {
  constructor(
    private readonly suspicion: Suspicion,
    private readonly challenges: Challenges,
    private readonly tokens: FormTokens,
    private readonly clock: DatabaseClock,
  ) {}

  /**
   * Why it is to be held for a person to judge; empty when it is clear. `sql` writes which work was done; `now` in
   * milliseconds of the epoch.
   * @throws ChallengeRequired when the sender has to do some work first.
   */
  async judge(arrival: Arrival, sql?: Sql, now = this.clock.now()): Promise<string[]> {
    const identity = `${arrival.kind} ${arrival.address} ${arrival.hash.toString('latin1')}`;
    if (await this.suspicion.isSuspicious(arrival, identity, now))
      await this.challenges.demand(arrival.spam.altcha, now, sql);
    this.suspicion.accept(identity, now);
    return findHoldReasons(arrival.spam, (token) => this.tokens.read(token), now);
  }
}
