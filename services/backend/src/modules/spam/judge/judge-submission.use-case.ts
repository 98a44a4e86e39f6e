import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import type { Sql } from '../../../platform/database/database';
import { DatabaseClock } from '../../../platform/database/database-clock';
import { deriveSecret, keysOf, readableKeys } from '../../../platform/derive-secret';
import { Challenges } from './challenges';
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
  const found: Sign[] = isCaught ? ['honeypot'] : [];
  if (token === '') return found;
  const openedAt = readToken(token);
  if (openedAt === null) return [...found, 'token-unknown'];
  const openForMs = now - openedAt;
  if (openForMs > TOO_OLD_MS) found.push('token-expired');
  if (openForMs < -CLOCK_SKEW_MS || (openForMs >= 0 && openForMs < TOO_FAST_MS)) found.push('too-fast');
  return found;
}

const shape = /^([0-9a-z]{1,9})\.([\w-]{43})$/;

/** The signed time at which a form was opened. Nothing is kept, so any process knows the tokens of all. */
@Injectable()
export class FormTokens {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(@InjectConfig() config: Config) {
    // Node takes seven times as long with a key that is a Buffer.
    this.keys = keysOf(config, (secret) => createSecretKey(deriveSecret(secret, 'form token')));
  }

  /** `now` in milliseconds of the epoch, by the clock of the database: another process may read the token. */
  issue(now: number): string {
    const start = now.toString(36);
    return `${start}.${sign(start, this.keys[0])}`;
  }

  /**
   * When the form was opened, in milliseconds of the epoch; null for a token that is not ours. `upMs` is the age of the process:
   * the previous secret counts in its first day.
   */
  read(token: string, upMs?: number): number | null {
    const [, start, signature] = shape.exec(token) ?? [];
    if (start === undefined || signature === undefined) return null;
    const given = Buffer.from(signature);
    const isOurs = readableKeys(this.keys, upMs).some((key) => timingSafeEqual(given, Buffer.from(sign(start, key))));
    return isOurs ? Number.parseInt(start, 36) : null;
  }
}

const sign = (start: string, key: KeyObject) => createHmac('sha256', key).update(start).digest('base64url');

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
  async judge(arrival: Arrival, sql?: Sql, now = this.clock.now()): Promise<Sign[]> {
    const identity = `${arrival.kind} ${arrival.address} ${arrival.hash.toString('latin1')}`;
    if (await this.suspicion.isSuspicious(arrival, identity, now))
      await this.challenges.demand(arrival.spam.altcha, now, sql);
    this.suspicion.accept(identity, now);
    return findSigns(arrival.spam, (token) => this.tokens.read(token), now);
  }
}
