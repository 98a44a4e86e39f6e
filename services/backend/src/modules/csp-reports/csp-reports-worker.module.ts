import { Module } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { Schedule } from '../../platform/schedule/schedule';
import { KEEP_DAYS } from './csp-report.facts';
import { cspReports } from './csp-reports.repository';

const HOUR_MS = 3_600_000;

/** Forgets old reports. */
@Module({})
export class CspReportsWorkerModule {
  constructor(@InjectConfig() config: Config, database: Database, schedule: Schedule) {
    const run = () => cspReports.forget(database, config.COMPANY_TIME_ZONE, KEEP_DAYS);
    schedule.every({ name: 'old csp reports', everyMs: HOUR_MS, run });
  }
}
