import { Module } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Database } from '../database/database';
import { findReadiness } from '../health/health-server';
import { Schedule } from '../schedule/schedule';
import { alarms } from './alarms.repository';
import { callAddress } from './call-address';
import { TellOperator } from './tell-operator';

const TELL_EVERY_MS = 30_000;
const HEARTBEAT_EVERY_MS = 60_000;
/** By then the parts have been looked at once. */
const FIRST_AFTER_MS = 15_000;

/** The worker's part: it tells the operator of alarms, and calls HEARTBEAT_URL while it is healthy. */
@Module({ providers: [TellOperator] })
export class OperatorModule {
  constructor(
    schedule: Schedule,
    teller: TellOperator,
    private readonly database: Database,
    @InjectConfig() { HEARTBEAT_URL: heartbeat }: Config,
  ) {
    schedule.every({ name: 'alarms', everyMs: TELL_EVERY_MS, firstAfterMs: FIRST_AFTER_MS, run: () => teller.run() });
    if (!heartbeat) return;
    const run = () => this.beat(heartbeat);
    schedule.every({ name: 'heartbeat', everyMs: HEARTBEAT_EVERY_MS, firstAfterMs: FIRST_AFTER_MS, run });
  }

  /**
   * Healthy is a worker that can read and write the database, while no alarm lasts that nobody could be told of: where no channel works,
   * the missing heartbeat is the one sign of it.
   */
  private async beat(address: string): Promise<void> {
    const { ready, writing } = await findReadiness(this.database);
    if (ready && writing && !(await alarms.hasUntold(this.database))) await callAddress(address);
  }
}
