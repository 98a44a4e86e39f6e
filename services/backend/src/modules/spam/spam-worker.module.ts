import { Module } from '@nestjs/common';
import { ForgetUsedChallenges } from './forget-used-challenges';
import { UsedChallengesRepository } from './used-challenges.repository';

/** What of spam runs in the background. */
@Module({ providers: [UsedChallengesRepository, ForgetUsedChallenges] })
export class SpamWorkerModule {}
