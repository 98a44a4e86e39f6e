import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { enquiryKinds } from '../enquiries/enquiry-kinds.facts';
import { type EnquiryCountName, submissions } from '../submissions/kinds.facts';

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
  @ApiProperty({ type: 'integer' }) count: number;
}

export class DayCountView {
  @ApiProperty({ type: String, format: 'date' }) day: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

export class PositionCountView {
  @ApiProperty({ type: String }) position: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

export class ReferrerCountView {
  @ApiProperty({ type: String, example: 'Asha Rao', description: 'Of the colleague.' }) name: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

export class PostCountView {
  @ApiProperty({ type: String, example: 'java-developer' }) slug: string;
  @ApiProperty({ type: String }) title: string;
  @ApiProperty({ type: 'integer', description: 'How often people opened its page.' }) visits: number;
  @ApiProperty({ type: 'integer' }) applications: number;
}

/** How many applications came in. Held and discarded ones do not count. */
export class ApplicationsReportView extends PeriodView {
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: [DayCountView], description: 'Every day of the period.' }) perDay: DayCountView[];
  @ApiProperty({ type: [PositionCountView], description: 'The 100 most frequent.' }) perPosition: PositionCountView[];
  @ApiProperty({ type: [SourceCountView], description: 'The 100 most frequent.' }) perSource: SourceCountView[];
  @ApiProperty({ type: [PostCountView], description: 'The 100 whose pages were opened most.' })
  perPost: PostCountView[];
  @ApiProperty({ type: [ReferrerCountView], description: 'The 100 most frequent; by referral links of all posts.' })
  perReferrer: ReferrerCountView[];
}

export const toApplicationsReportView = (report: Omit<ApplicationsReportView, 'total'>): ApplicationsReportView => ({
  ...report,
  total: report.perDay.reduce((sum, { count }) => sum + count, 0),
});

/** The day, and the number of each kind. */
class EnquiryDayView {
  @ApiProperty({ type: String, format: 'date' }) day: string;
}
for (const kind of enquiryKinds)
  ApiProperty({ type: 'integer' })(EnquiryDayView.prototype, submissions[kind].countName);

/** How many enquiries came in. Held and discarded ones do not count. */
export class EnquiriesReportView extends PeriodView {
  @ApiProperty({ type: [EnquiryDayView], description: 'Every day of the period.' })
  perDay: (EnquiryDayView & Record<EnquiryCountName, number>)[];
  @ApiProperty({ type: [SourceCountView], description: 'Of all kinds together, the 100 most frequent.' })
  perSource: SourceCountView[];
}

const seconds = { type: 'integer', nullable: true, description: 'Null when there is none.' } as const;

export class QueueHealthView {
  @ApiProperty({ type: 'integer', description: 'Events that the queue has not heard of.' }) waitingEvents: number;
  @ApiProperty(seconds) oldestWaitingSeconds: number | null;
  @ApiProperty({ type: 'integer', description: 'Jobs that were handed to the queue and are not settled.' })
  pendingJobs: number;
  @ApiProperty(seconds) oldestPendingSeconds: number | null;
  @ApiProperty({ type: 'integer', description: 'Jobs that need a person.' }) deadJobs: number;
}

export class MailHealthView {
  @ApiProperty({ type: 'integer' }) pending: number;
  @ApiProperty(seconds) oldestPendingSeconds: number | null;
  @ApiProperty({ type: 'integer', description: 'Refused for good.' }) failed: number;
  @ApiProperty({ type: 'integer', description: 'Nobody knows whether they have arrived.' }) unsure: number;
  @ApiProperty({ type: 'integer', description: 'In the last 24 hours.' }) sentLastDay: number;
}

/** Whether the work behind the answers keeps up. */
export class HealthReportView {
  @ApiProperty({ type: QueueHealthView }) queue: QueueHealthView;
  @ApiProperty({ type: MailHealthView }) mail: MailHealthView;
}

export class StageReportView {
  @ApiProperty({ type: String, example: 'interview' }) stage: string;
  @ApiProperty({ type: 'integer', description: 'Of the applications received in the period: in the stage now.' })
  now: number;
  @ApiProperty({ type: 'integer', description: 'Of the same: in the stage now or at any time.' }) reached: number;
  @ApiProperty({ type: 'integer', description: 'Stays in the stage that ended in the period.' }) stays: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Length of those stays.' }) medianSeconds: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: '90 of 100 were not longer.' }) p90Seconds:
    number | null;
}

/** How far applications come, and how long they stay where. Held and discarded ones do not count. */
export class StagesReportView extends PeriodView {
  @ApiProperty({ type: [StageReportView], description: 'One row a stage, in their order.' }) stages: StageReportView[];
}

export class PageCountView {
  @ApiProperty({ type: String, example: '/about', description: '`other` for all that are no known pages.' })
  page: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

export class HostCountView {
  @ApiProperty({
    type: String,
    example: 'search.example',
    description: 'As the browser said; empty without one and for the site itself, `other` for the rest of many.',
  })
  host: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

export class DeviceCountView {
  @ApiProperty({ type: String, enum: ['phone', 'tablet', 'computer'] }) device: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

/** How often pages were opened. Visits by declared robots count in `robots` alone. */
export class VisitsReportView extends PeriodView {
  @ApiProperty({ type: [DayCountView], description: 'Every day of the period.' }) perDay: DayCountView[];
  @ApiProperty({ type: [PageCountView], description: 'The 100 most frequent.' }) perPage: PageCountView[];
  @ApiProperty({ type: [HostCountView], description: 'The 100 most frequent.' }) perHost: HostCountView[];
  @ApiProperty({ type: [DeviceCountView] }) perDevice: DeviceCountView[];
  @ApiProperty({ type: 'integer', description: 'How often robots opened pages.' }) robots: number;
}
