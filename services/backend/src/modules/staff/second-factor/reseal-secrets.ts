import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { sessionSecrets } from '../../../platform/derive-secret';
import { raiseAlarm } from '../../../platform/log/alarm';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { Schedule } from '../../../platform/schedule/schedule';
import { openSecret, sealSecret } from './one-time-code';
import { secondFactors } from './second-factor.repository';

/** While two secrets are known, an API process that was not restarted yet may still seal by the previous one. */
const EVERY_MS = { duringChange: 60_000, else: 3_600_000 };

/**
 * Seals the secrets of one-time codes by the present `SESSION_SECRET`, when the worker starts and again and again: those that the
 * previous one had sealed are sealed anew, so that it can be taken away. The log says when all are, and whom no secret opens.
 */
@Injectable()
export class ResealSecrets {
  private isTold = false;

  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
    schedule: Schedule,
  ) {
    const everyMs = config.SESSION_SECRET_PREVIOUS ? EVERY_MS.duringChange : EVERY_MS.else;
    schedule.every({ name: 'sealed secrets', everyMs, run: () => this.run() });
  }

  async run(): Promise<void> {
    const { SESSION_SECRET: present } = this.config;
    let resealed = 0;
    let lost = 0;
    for (const { staffId, secret: sealed } of await secondFactors.listSealed(this.database)) {
      if (openSecret(sealed, staffId, present)) continue;
      const secret = openSecret(sealed, staffId, ...sessionSecrets(this.config));
      if (!secret) lost += 1;
      else if (await secondFactors.reseal(this.database, staffId, sealed, sealSecret(secret, staffId, present)))
        resealed += 1;
    }
    this.tell(resealed, lost);
  }

  /** Once for each process, and again whenever something was done. */
  private tell(resealed: number, lost: number): void {
    const isNews = !this.isTold || resealed > 0;
    this.isTold = true;
    if (!isNews) return;
    if (lost > 0) raiseAlarm(this.logger, 'one_time_codes_lost', LOST, { people: lost });
    if (this.config.SESSION_SECRET_PREVIOUS) this.logger.info({ people: resealed }, RESEALED);
  }
}

const LOST = 'no known SESSION_SECRET opens the one-time code secrets of some people: set SESSION_SECRET_PREVIOUS';
const RESEALED = 'all one-time code secrets that are known are sealed by SESSION_SECRET; people: sealed anew this time';
