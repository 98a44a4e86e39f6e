import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { DatabaseClock } from '../../../platform/database/database-clock';
import { Challenges } from './challenges';
import { FormTokens } from './form-tokens';
import type { Sign } from './signs.facts';
import { type Arrival, Suspicion } from './suspicion';
import { type SpamFields, trapFields } from './take-spam-fields.use-case';

const TOO_FAST_MS = 2_000;
const TOO_OLD_MS = 24 * 3_600_000;

/** Clocks may be off: a form that seems to be sent up to this long before it was opened is no sign of a program. */
const CLOCK_SKEW_MS = 30_000;

/**
 * The signs of spam in the fields about a form's sending. A form without a token has none: a plain HTTP client knows of no
 * token, and neither does a browser without script. `readToken` gives the time in a token, or null for one that is not ours.
 */
export function findSigns(fields: SpamFields, readToken: (token: string) => number | null, now: number): Sign[] {
  const { form_token: token = '' } = fields;
  const isCaught = trapFields.some((trap) => fields[trap]?.trim());
  const signs: Sign[] = isCaught ? ['honeypot'] : [];
  if (token === '') return signs;
  const openedAt = readToken(token);
  if (openedAt === null) return [...signs, 'token-unknown'];
  const openForMs = now - openedAt;
  if (openForMs > TOO_OLD_MS) signs.push('token-expired');
  if (openForMs < -CLOCK_SKEW_MS || (openForMs >= 0 && openForMs < TOO_FAST_MS)) signs.push('too-fast');
  return signs;
}

@Injectable()
export class JudgeSubmission {
  constructor(
    private readonly suspicion: Suspicion,
    private readonly challenges: Challenges,
    private readonly tokens: FormTokens,
    private readonly clock: DatabaseClock,
  ) {}

  /**
   * The signs of spam, which `standingFor` makes a standing of. `sql` writes which work was done, `now` is in milliseconds of the epoch.
   * @throws ChallengeRequired when the sender has to do some work first
   */
  async run(arrival: Arrival, sql?: Sql, now = this.clock.now()): Promise<Sign[]> {
    const identity = `${arrival.kind} ${arrival.address} ${arrival.hash.toString('latin1')}`;
    if (await this.suspicion.isSuspicious(arrival, identity, now))
      await this.challenges.demand(arrival.spam.altcha, now, sql);
    this.suspicion.accept(identity, now);
    return findSigns(arrival.spam, (token) => this.tokens.read(token), now);
  }
}
