import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { answerClock, type DueAnswer } from './answer-clock.repository';

const FIRST = 10;

type DueAnswers = Record<'overdue' | 'today' | 'open' | 'paused', number> & { first: DueAnswer[] };

/** Tells how many applicants have to hear, and who first. */
@Injectable()
export class ListDueAnswers {
  constructor(private readonly database: Database) {}

  async run(): Promise<DueAnswers> {
    return { ...(await answerClock.count(this.database)), first: await answerClock.listDue(this.database, FIRST) };
  }
}
