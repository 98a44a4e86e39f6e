import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { PeriodView } from './period.view';
import { SourceCountView } from './source-count.view';

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

/** How many applications came in. What is held or discarded does not count. */
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
