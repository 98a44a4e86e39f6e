import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { Changes } from '../../platform/changes/changes';
import { Database } from '../../platform/database/database';
import { ValidationFailed } from '../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../platform/http/listing/record-version';
import { dayIn } from '../../platform/wall-clock';
import { moveOpenAnswerDates } from '../applications/answers/answer-clock.use-case';
import { RecordAudit } from '../audit/record-audit.use-case';
import { moveOpenEnquiryDates } from '../enquiries/answering/move-enquiry-dates.use-case';
import type { SaveCalendarRequest } from './calendar.dto';
import { CALENDAR_CHANGED } from './calendar.facts';
import { calendar, type CompanyCalendar, writeWorkingDays } from './calendar.repository';
import { findEndlessPause, LONGEST_PAUSE_DAYS } from './working-days';

/** `version` is the one that the caller has read, null for any. */
interface SaveCommand extends SaveCalendarRequest {
  version: number | null;
}

export type SavedCalendar = CompanyCalendar & { movedDates: number };

const settingsOf = ({ weekend, holidays, figurePublished }: SaveCalendarRequest) => ({
  weekend,
  holidays,
  figurePublished,
});

/** Replaces the company's calendar, and moves the dates of answers that are not over. */
@Injectable()
export class SaveCalendar {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly changes: Changes,
  ) {}

  /** @throws ChangedMeanwhile; ValidationFailed for a calendar by which nobody works for more than 31 days */
  async run({ version, ...request }: SaveCommand, caller: Caller): Promise<SavedCalendar> {
    const weekend = request.weekend.toSorted((one, other) => one - other);
    const holidays = request.holidays.toSorted((one, other) => one.day.localeCompare(other.day));
    const saved = await this.database.transaction(async (tx) => {
      const current = await calendar.lock(tx);
      if (version !== null && version !== current.version) throw new ChangedMeanwhile();
      const today = dayIn(current.timeZone);
      const lastWorked = findEndlessPause({ ...current, weekend, holidays }, today);
      if (lastWorked)
        throw new ValidationFailed({
          holidays: `Nobody would work for more than ${LONGEST_PAUSE_DAYS} days after ${lastWorked}, and no answer would be due.`,
        });
      const after = await calendar.save(tx, weekend, JSON.stringify(holidays), request.figurePublished);
      await writeWorkingDays(tx, after, today);
      const { moved: movedDates } = await moveOpenAnswerDates(tx);
      await moveOpenEnquiryDates(tx);
      const details = { before: settingsOf(current), after: settingsOf(after), movedDates };
      await this.audit.record({ action: 'calendar.updated', subjectType: 'calendar', details, ...caller }, tx);
      await this.changes.announce(CALENDAR_CHANGED, tx);
      return { ...after, movedDates };
    });
    this.changes.forget(CALENDAR_CHANGED);
    return saved;
  }
}
