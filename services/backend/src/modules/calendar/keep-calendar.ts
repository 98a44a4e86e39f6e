import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { Schedule } from '../../platform/schedule/schedule';
import { dayIn } from '../../platform/wall-clock';
import { ANSWER_WITHIN_DAYS } from '../applications/answers/answer.facts';
import { moveOpenAnswerDates } from '../applications/answers/answer-clock.use-case';
import { moveOpenEnquiryDates } from '../enquiries/answering/move-enquiry-dates.use-case';
import { CLIENT_ANSWER } from './calendar.facts';
import { calendar, findLastDay, writeWorkingDays } from './calendar.repository';
import { dayAfter } from './working-days';

const EVERY_MS = 3_600_000;
const LEAST_DAYS_AHEAD = 400;

/** Has the days of the calendar follow the company's time zone, which is a setting of the processes, and reach far enough ahead. */
@Injectable()
export class KeepCalendar {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
    schedule: Schedule,
  ) {
    schedule.every({ name: 'calendar', everyMs: EVERY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const { COMPANY_TIME_ZONE: timeZone } = this.config;
    const today = dayIn(timeZone);
    await this.database.transaction(async (tx) => {
      const current = await calendar.lock(tx);
      const last = await findLastDay(tx);
      const follows =
        current.timeZone === timeZone &&
        current.answerDays === ANSWER_WITHIN_DAYS &&
        current.clientAnswerDays === CLIENT_ANSWER.days;
      if (!follows || last === null || last < dayAfter(today, LEAST_DAYS_AHEAD)) {
        const followed = await calendar.follow(tx, timeZone, ANSWER_WITHIN_DAYS, CLIENT_ANSWER.days);
        await writeWorkingDays(tx, followed, today);
      }
      // Also for who applied or wrote while the calendar was being changed.
      await moveOpenAnswerDates(tx);
      await moveOpenEnquiryDates(tx);
    });
  }
}
