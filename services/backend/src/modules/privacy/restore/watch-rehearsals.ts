import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { PartAlarm, UNKNOWN } from '../../../platform/log/part-alarm';
import { Metrics } from '../../../platform/metrics/metrics';
import { callAddress } from '../../../platform/operator/call-address';
import { Schedule } from '../../../platform/schedule/schedule';
import { findLastRehearsal, LONGEST_PROVEN_SECONDS } from './find-last-rehearsal.use-case';
import { rehearsals } from './rehearsals.repository';

const LOOK_EVERY_MS = 60_000;
const FIRST_AFTER_MS = 30_000;

/**
 * Raises alarms when the last rehearsal of a restore has failed, and when none was in order for two days where a backup is expected: by
 * BACKUP_EXPECTED, or without that setting from the first rehearsal on. Calls the heartbeat of each rehearsal that was in order.
 */
@Injectable()
export class WatchRehearsals implements OnApplicationBootstrap, OnModuleDestroy {
  private stopWatching = () => {};
  lookEveryMs = LOOK_EVERY_MS;

  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
    metrics: Metrics,
    schedule: Schedule,
  ) {
    const measured = {
      name: 'frontdoor_rehearsal_ok',
      help: '1 if the last rehearsal of a restore was in order, or 0.',
    };
    metrics.gauge(measured, async () => {
      const last = await findLastRehearsal(database);
      return last ? [{ labels: {}, value: last.ok ? 1 : 0 }] : [];
    });
    const help =
      'Seconds since a rehearsal of a restore was in order, or since there are rehearsals here; where one is expected.';
    metrics.gauge({ name: 'frontdoor_restore_proven_seconds', help }, async () => {
      const value = await this.findExpectedAge();
      return value === null ? [] : [{ labels: {}, value }];
    });
    const address = config.REHEARSAL_HEARTBEAT_URL ?? config.HEARTBEAT_URL;
    if (!address) return;
    const run = () => this.beat(address);
    schedule.every({ name: 'heartbeat of rehearsals', everyMs: LOOK_EVERY_MS, firstAfterMs: FIRST_AFTER_MS, run });
  }

  onApplicationBootstrap(): void {
    const failed = new PartAlarm(this.logger, {
      name: 'rehearsal_failed',
      down: 'the last rehearsal of a restore failed: the backup may be of no use',
      up: 'the last rehearsal of a restore was in order',
    });
    const overdue = new PartAlarm(this.logger, {
      name: 'rehearsal_overdue',
      down: 'for two days no rehearsal of a restore was in order: nobody knows whether the backup is of use',
      up: 'a rehearsal of a restore was in order',
    });
    const stops = [
      failed.watch(this.lookEveryMs, () => this.lookAtLast()),
      overdue.watch(this.lookEveryMs, () => this.lookAtAge()),
    ];
    this.stopWatching = () => stops.forEach((stop) => stop());
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }

  private async lookAtLast(): Promise<unknown> {
    const last = await findLastRehearsal(this.database).catch(() => UNKNOWN);
    if (!last || typeof last === 'symbol') return last;
    if (!last.ok) throw new Error(last.problems.slice(0, 3).join(' '));
    return undefined;
  }

  private async lookAtAge(): Promise<unknown> {
    const age = await this.findExpectedAge().catch(() => UNKNOWN);
    if (typeof age === 'symbol') return age;
    if (age !== null && age > LONGEST_PROVEN_SECONDS) throw new Error(`${Math.floor(age / 3_600)} hours`);
    return undefined;
  }

  /** In seconds; null where no rehearsal is expected. */
  private async findExpectedAge(): Promise<number | null> {
    const { hasAny, provenSeconds } = await rehearsals.measure(this.database);
    const { BACKUP_EXPECTED: expected } = this.config;
    return (expected === undefined ? hasAny : expected === 'yes') ? provenSeconds : null;
  }

  private async beat(address: string): Promise<void> {
    const untold = await rehearsals.findUntold(this.database);
    if (!untold) return;
    await callAddress(address);
    await rehearsals.noteTold(this.database, untold.at);
  }
}
