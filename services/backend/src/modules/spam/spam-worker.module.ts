import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Schedule } from '../../platform/schedule/schedule';
import { usedChallenges } from './judge/used-challenges.repository';

/** The part of spam protection that runs in the background: expired challenges are removed once an hour. */
@Module({})
export class SpamWorkerModule {
  constructor(schedule: Schedule, database: Database) {
    schedule.every({ name: 'used challenges', everyMs: 3_600_000, run: () => usedChallenges.purge(database) });
  }
}
