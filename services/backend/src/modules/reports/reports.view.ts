import type { Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { enquiryKinds } from '../enquiries/enquiry-kinds.facts';
import { type EnquiryCountName, submissions } from '../submissions/kinds.facts';

const Count = (description?: string) => ApiProperty({ type: 'integer', ...(description && { description }) });
/** Counted up to 10,001. */
const UpToMost = (description = '') => Count(`${description} 10001 stands for more than 10000.`.trim());
const Seconds = (description = 'Null when there is none.') =>
  ApiProperty({ type: 'integer', nullable: true, description });
const List = (type: Type, description?: string) => ApiProperty({ type: [type], ...(description && { description }) });

type CountBy<Name extends string> = Record<Name, string> & { count: number };

/** The class of rows that count something by one property, under the name that the contract calls it by. */
function countBy(className: string, property: string, options: ApiPropertyOptions): Type {
  class CountView {
    count: number;
  }
  Object.defineProperty(CountView, 'name', { value: className });
  ApiProperty({ type: String, ...options })(CountView.prototype, property);
  Count()(CountView.prototype, 'count');
  return CountView;
}

const DayCountView = countBy('DayCountView', 'day', { format: 'date' });
const PositionCountView = countBy('PositionCountView', 'position', {});
const ReferrerCountView = countBy('ReferrerCountView', 'name', {
  example: 'Asha Rao',
  description: 'Of the colleague.',
});
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

export class SourceCountView {
  @ApiProperty({ type: String, nullable: true, description: 'As the link to the site said; anybody can write it.' })
  utmSource: string | null;
  @ApiProperty({ type: String, nullable: true }) ref: string | null;
  @Count() count: number;
}

export class PostCountView {
  @ApiProperty({ type: String, example: 'java-developer' }) slug: string;
  @ApiProperty({ type: String }) title: string;
  @Count('How often people opened its page.') visits: number;
  @Count() applications: number;
}

/** How many applications came in. Held and discarded ones do not count. */
export class ApplicationsReportView extends PeriodView {
  @Count() total: number;
  @List(DayCountView, 'Every day of the period.') perDay: CountBy<'day'>[];
  @List(PositionCountView, 'The 100 most frequent.') perPosition: CountBy<'position'>[];
  @List(SourceCountView, 'The 100 most frequent.') perSource: SourceCountView[];
  @List(PostCountView, 'The 100 whose pages were opened most.') perPost: PostCountView[];
  @List(ReferrerCountView, 'The 100 most frequent; by referral links of all posts.') perReferrer: CountBy<'name'>[];
}

/** The day, and the number of each kind. */
class EnquiryDayView {
  @ApiProperty({ type: String, format: 'date' }) day: string;
}
for (const kind of enquiryKinds) Count()(EnquiryDayView.prototype, submissions[kind].countName);

/** How many enquiries came in. Held and discarded ones do not count. */
export class EnquiriesReportView extends PeriodView {
  @List(EnquiryDayView, 'Every day of the period.') perDay: (EnquiryDayView & Record<EnquiryCountName, number>)[];
  @List(SourceCountView, 'Of all kinds together, the 100 most frequent.') perSource: SourceCountView[];
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

export class StageReportView {
  @ApiProperty({ type: String, example: 'interview' }) stage: string;
  @Count('Of the applications received in the period: in the stage now.') now: number;
  @Count('Of the same: in the stage now or at any time.') reached: number;
  @Count('Stays in the stage that ended in the period.') stays: number;
  @Seconds('Length of those stays.') medianSeconds: number | null;
  @Seconds('90 of 100 were not longer.') p90Seconds: number | null;
}

/** How far applications come, and how long they stay where. Held and discarded ones do not count. */
export class StagesReportView extends PeriodView {
  @List(StageReportView, 'One row a stage, in their order.') stages: StageReportView[];
}

/** How quickly applicants heard from a person. Held and discarded ones do not count; those who were removed since do. */
export class AnswersReportView {
  @Count('The figure is about so many days up to now.') days: number;
  @Count('First answers in these days.') answers: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Of these: working days since the application arrived, with parts of days. Null without any.',
  })
  medianWorkingDays: number | null;
  @Count('Promises of a first answer that were kept or broken in these days.') promises: number;
  @Count('Of these: kept.') kept: number;
  @Count('Now: applications whose answer was due on a day that is over.') overdue: number;
  @Count('Now: applications whose answer is due today.') today: number;
  @Count('Now: applications whose clock is paused.') paused: number;
  @ApiProperty({
    type: Boolean,
    description: 'Whether there are answers enough, and for long enough, to be published.',
  })
  publishable: boolean;
  @Count('So many answers are enough.') leastAnswers: number;
}

/** How often pages were opened. Visits by declared robots count in `robots` alone. */
export class VisitsReportView extends PeriodView {
  @List(DayCountView, 'Every day of the period.') perDay: CountBy<'day'>[];
  @List(PageCountView, 'The 100 most frequent.') perPage: CountBy<'page'>[];
  @List(HostCountView, 'The 100 most frequent.') perHost: CountBy<'host'>[];
  @List(DeviceCountView) perDevice: CountBy<'device'>[];
  @Count('How often robots opened pages.') robots: number;
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
