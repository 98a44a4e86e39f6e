import { Module } from '@nestjs/common';
import { Database } from '../database/database';
import { Metrics } from '../metrics/metrics';
import { Schedule } from '../schedule/schedule';
import { Heartbeat } from './heartbeat';
import { listOpenAlarms } from './list-open-alarms';
import { TellOperator } from './tell-operator';

const TELL_EVERY_MS = 30_000;
const HEARTBEAT_EVERY_MS = 60_000;
/** By then the parts have been looked at once. */
const FIRST_AFTER_MS = 15_000;

/** The worker's part: it tells the operator of alarms, and that it lives. */
@Module({ providers: [Heartbeat, TellOperator] })
export class OperatorModule {
  constructor(schedule: Schedule, teller: TellOperator, heartbeat: Heartbeat, metrics: Metrics, database: Database) {
    const help = '1 for each alarm that lasts, of all processes.';
    metrics.gauge({ name: 'frontdoor_alarm', help, labelNames: ['alarm'] }, async () =>
      (await listOpenAlarms(database)).map(({ name: alarm }) => ({ labels: { alarm }, value: 1 })),
    );
    const every = (everyMs: number, name: string, run: () => Promise<unknown>) =>
      schedule.every({ name, everyMs, firstAfterMs: FIRST_AFTER_MS, run });
    every(TELL_EVERY_MS, 'alarms', () => teller.run());
    if (heartbeat.isOn) every(HEARTBEAT_EVERY_MS, 'heartbeat', () => heartbeat.run());
  }
}
