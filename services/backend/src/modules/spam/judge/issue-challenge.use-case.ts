import { Injectable } from '@nestjs/common';
import type { Challenge } from 'altcha-lib';
import { DatabaseClock } from '../../../platform/database/database-clock';
import { Challenges } from './challenges';

/** Gives a proof of work, which a suspicious sender has to solve. */
@Injectable()
export class IssueChallenge {
  constructor(
    private readonly challenges: Challenges,
    private readonly clock: DatabaseClock,
  ) {}

  run(): Promise<Challenge> {
    return this.challenges.issue(this.clock.now());
  }
}
