import { Module } from '@nestjs/common';
import { Schedule } from '../../platform/schedule/schedule';
import { UsedChallengesRepository } from './judge/challenges';

/** The part of spam protection that runs in the background: expired challenges are removed once an hour. */
@Module({ providers: [UsedChallengesRepository] })
export class SpamWorkerModule {
  constructor(schedule: Schedule, challenges: UsedChallengesRepository) {
    schedule.every({ name: 'used challenges', everyMs: 3_600_000, run: () => challenges.purge() });
  }
}
