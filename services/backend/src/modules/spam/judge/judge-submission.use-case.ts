import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { DatabaseClock } from '../../../platform/database/database-clock';
import type { Arrival } from './arrival';
import { Challenges } from './challenges';
import { findHoldReasons } from './find-hold-reasons';
import { FormTokens } from './form-tokens';
import { Suspicion } from './suspicion';

export type { Arrival, SpamFields } from './arrival';

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
