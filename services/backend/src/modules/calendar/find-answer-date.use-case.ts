import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes/changes';
import { Database } from '../../platform/database/database';
import { JsonBuffer } from '../../platform/http/server/json-buffer';
import { CALENDAR_CHANGED, CLIENT_ANSWER } from './calendar.facts';
import { answerDates } from './calendar.repository';

const MAX_AGE_MS = 3_600_000;

type AnswerDates = Record<'applicant' | 'client', string | null>;

/** The dates by which who applies or writes now is answered. They stay the same until the next working day begins. */
@Injectable()
export class FindAnswerDate extends JsonBuffer<AnswerDates> {
  constructor(database: Database, changes: Changes) {
    super(() => readDates(database), {
      maxAgeMs: MAX_AGE_MS,
      msToNextChange: async () => (await answerDates.nextChange(database)).ms,
    });
    changes.on(CALENDAR_CHANGED, () => this.invalidate());
  }

  /** Null if the database does not answer: what was sent is acknowledged without the date. */
  find = (of: keyof AnswerDates): Promise<string | null> =>
    this.get().then(
      ({ value }) => value[of],
      () => null,
    );
}

async function readDates(database: Database): Promise<AnswerDates> {
  const { applicant, client } = await answerDates.ofNow(database, CLIENT_ANSWER.days);
  return { applicant: applicant?.toISOString() ?? null, client: client?.toISOString() ?? null };
}
