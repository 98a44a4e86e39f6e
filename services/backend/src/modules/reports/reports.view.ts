import type { Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import type { ListFilter } from './received/list-filters';

export const Count = (description?: string) => ApiProperty({ type: 'integer', ...(description && { description }) });
/** Counted up to 10,001. */
const UpToMost = (description = '') => Count(`${description} 10001 stands for more than 10000.`.trim());
export const Seconds = (description = 'Null when there is none.') =>
  ApiProperty({ type: 'integer', nullable: true, description });
export const Filter = (what = 'The filter of the list that has exactly those.') =>
  ApiProperty({ type: 'object', additionalProperties: true, example: { stage: 'hired' }, description: what });
export const List = (type: Type, description?: string) =>
  ApiProperty({ type: [type], ...(description && { description }) });

export type CountBy<Name extends string> = Record<Name, string> & { count: number; before: number };

/** The class of rows that count something by one property, in a period and the one before, under the name that the contract calls it by. */
function countBy(className: string, property: string, options: ApiPropertyOptions): Type {
  class CountView {
    count: number;
    before: number;
  }
  Object.defineProperty(CountView, 'name', { value: className });
  ApiProperty({ type: String, ...options })(CountView.prototype, property);
  Count()(CountView.prototype, 'count');
  Count('In the period before.')(CountView.prototype, 'before');
  return CountView;
}

const DayCountView = countBy('DayCountView', 'day', { format: 'date' });
const anyPage = '`/career/{slug}` for the pages of all posts, `other` for all that are no known pages.';
const PageCountView = countBy('PageCountView', 'page', { example: '/about', description: anyPage });
const anyHost = 'As the browser said; empty without one and for the site itself, `other` for the rest of many.';
const HostCountView = countBy('HostCountView', 'host', { example: 'search.example', description: anyHost });
const DeviceCountView = countBy('DeviceCountView', 'device', { enum: ['phone', 'tablet', 'computer'] });

/** The days that a report is about. */
class PeriodView {
  @ApiProperty({ type: String, format: 'date', description: 'First day.' }) from: string;
  @ApiProperty({ type: String, format: 'date', description: 'Last day, included.' }) to: string;
  @ApiProperty({ type: String, example: 'Asia/Kolkata', description: 'In which days begin and end.' }) timeZone: string;
}

/** The days right before: as many. */
export class BeforeView {
  @ApiProperty({ type: String, format: 'date' }) from: string;
  @ApiProperty({ type: String, format: 'date' }) to: string;
}

/** A period, and the one before it. */
export class ComparedPeriodView extends PeriodView {
  @ApiProperty({ type: BeforeView }) before: BeforeView;
}

export class QueueHealthView {
  @UpToMost('Events that the queue has not heard of.') waitingEvents: number;
  @Seconds() oldestWaitingSeconds: number | null;
  @UpToMost('Jobs that were handed to the queue and are not settled.') pendingJobs: number;
  @Seconds() oldestPendingSeconds: number | null;
  @UpToMost('Jobs that need a person.') deadJobs: number;
}

export class MailHealthView {
  @UpToMost() pending: number;
  @Seconds() oldestPendingSeconds: number | null;
  @UpToMost('Refused for good.') failed: number;
  @UpToMost('Nobody knows whether they have arrived.') unsure: number;
  @UpToMost('In the last 24 hours.') sentLastDay: number;
}

export class SearchHealthView {
  @UpToMost('Applications whose notes and resume are still to be made anew for the search after an update.')
  oldDocuments: number;
  @UpToMost('Resumes that are still to be read once more after an update of what reads them.') oldTexts: number;
}

const inSeconds = (description: string) => ApiProperty({ type: Number, nullable: true, description });

/** What the last rehearsal of a restore came to: the backup was restored to a place of its own and compared with what was acknowledged. */
export class RehearsalView {
  @ApiProperty({ type: String, format: 'date-time', description: 'When it ended.' }) at: Date;
  @ApiProperty({ type: String, format: 'date-time', description: 'The moment that was restored.' }) point: Date;
  @ApiProperty({ type: Boolean, description: 'Whether everything was there. False when nothing was.' }) ok: boolean;
  @inSeconds('How far the archive lay behind, in seconds.') rpoSeconds: number | null;
  @inSeconds('How long the restore took, in seconds.') rtoSeconds: number | null;
  @Count('Acknowledged submissions that were there.') rows: number;
  @Count('Their resumes that were there, by their SHA-256.') resumes: number;
  @ApiProperty({ type: [String], example: [], description: 'What is wrong, in words; empty when all is in order.' })
  problems: readonly string[];
}

/** Whether the work behind the answers keeps up. */
export class HealthReportView {
  @ApiProperty({ type: QueueHealthView }) queue: QueueHealthView;
  @ApiProperty({ type: MailHealthView }) mail: MailHealthView;
  @ApiProperty({ type: SearchHealthView }) search: SearchHealthView;
  @ApiProperty({ type: RehearsalView, nullable: true, description: 'Null when there was none yet.' })
  rehearsal: RehearsalView | null;
}

/** How quickly applicants heard in the days before, of the applications that are still kept. */
class AnswersBeforeView extends BeforeView {
  @Count() answers: number;
  @Filter('The filter of the list that has exactly those applications.') filter: ListFilter;
  @ApiProperty({ type: Number, nullable: true }) medianWorkingDays: number | null;
  @ApiProperty({
    type: Boolean,
    description:
      'Whether applications are kept for as long as these days go back; otherwise the numbers are of too few.',
  })
  areKept: boolean;
}

/** How quickly applicants heard from a person. Held and discarded ones do not count; those who were removed since do, but in `before`. */
export class AnswersReportView extends PeriodView {
  @Count('First answers in these days.') answers: number;
  @Count('Of these: to applications that are still there.') listed: number;
  @Filter('The filter of the list that has exactly those applications.') filter: ListFilter;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Of these: working days since the application arrived, with parts of days. Null without any.',
  })
  medianWorkingDays: number | null;
  @ApiProperty({
    type: Boolean,
    description:
      'Whether all first answers of these days count: applications are kept for as long, or the days are among the last 90, of which those who were removed count as well.',
  })
  areKept: boolean;
  @ApiProperty({
    type: AnswersBeforeView,
    description: 'Of as many days before those, without people who were removed since.',
  })
  before: AnswersBeforeView;
  @Count('Promises of a first answer that were kept or broken in these days.') promises: number;
  @Count('Of these: kept.') kept: number;
  @Count('Now: applications whose answer was due on a day that is over.') overdue: number;
  @Count('Now: applications whose answer is due today.') today: number;
  @Count('Now: applications whose clock is paused.') paused: number;
  @ApiProperty({
    type: Boolean,
    description: 'Whether there are answers enough in the last `days`, and for long enough, to be published.',
  })
  publishable: boolean;
  @Count('So many answers are enough.') leastAnswers: number;
  @Count('The figure of the careers page is about so many days up to now.') days: number;
}

/** How often pages were opened. Visits by declared robots count in `robots` alone. */
export class VisitsReportView extends ComparedPeriodView {
  @Count('In the period before.') totalBefore: number;
  @List(DayCountView, 'Every day of the period.') perDay: CountBy<'day'>[];
  @List(PageCountView, 'The 100 most frequent.') perPage: CountBy<'page'>[];
  @List(HostCountView, 'The 100 most frequent.') perHost: CountBy<'host'>[];
  @List(DeviceCountView) perDevice: CountBy<'device'>[];
  @Count('How often robots opened pages.') robots: number;
  @Count('In the period before.') robotsBefore: number;
}

class CspKindView {
  @ApiProperty({
    type: String,
    example: '/contact',
    description: '`/admin` for all of the admin, `other` for the rest.',
  })
  page: string;
  @ApiProperty({
    type: String,
    example: 'script-src-elem',
    description: 'Of the policy; `other` for what it does not have.',
  })
  directive: string;
  @ApiProperty({
    type: String,
    example: 'cdn.example',
    description:
      'A host, or `self`, `inline`, `eval` and the like; `extension` for those of the browser, `other` for the rest.',
  })
  blocked: string;
  @Count() count: number;
}

/** What browsers reported of the content security policy. Reports are kept for 90 days. */
export class CspReportView extends PeriodView {
  @List(CspKindView, 'The 100 most frequent; those of extensions at the end.') kinds: CspKindView[];
}
