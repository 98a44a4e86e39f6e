import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes/changes';
import { Database } from '../../platform/database/database';
import { JsonBuffer } from '../../platform/http/server/json-buffer';
import { CALENDAR_CHANGED } from './calendar.facts';
import { answerDates } from './calendar.repository';

const MAX_AGE_MS = 3_600_000;

/** The date by which somebody who applies now is answered. It stays the same until the next working day begins. */
@Injectable()
export class FindAnswerDate extends JsonBuffer<string | null> {
  constructor(database: Database, changes: Changes) {
    super(async () => (await answerDates.ofNow(database)).by?.toISOString() ?? null, {
      maxAgeMs: MAX_AGE_MS,
      msToNextChange: async () => (await answerDates.nextChange(database)).ms,
    });
    changes.on(CALENDAR_CHANGED, () => this.invalidate());
  }

  /** Null if the database does not answer: the application is acknowledged without the date. */
  find = (): Promise<string | null> =>
    this.get().then(
      ({ value }) => value,
      () => null,
    );
}
