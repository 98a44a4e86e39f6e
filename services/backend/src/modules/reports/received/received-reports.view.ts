import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { OriginKind } from '../../applications/count-applications.use-case';
import type { EnquiryCountName } from '../../submissions/kinds.facts';
import { ComparedPeriodView, Count, Filter, List, Seconds } from '../reports.view';
import type { ListFilter } from './list-filters';

const Before = () => Count('In the period before.');
const FilterBefore = () => Filter('The filter of the list that has exactly those of the period before.');
const FilterOfAllBefore = () =>
  Filter('The filter of the list of the period before; with the `filter` of a row before it, that of the row.');

/** The number of a day, and the filter of its list, beside the day of the period before in its place. */
class ReceivedDayView {
  @ApiProperty({ type: String, format: 'date' }) day: string;
  @Count() count: number;
  @Before() before: number;
  @Filter() filter: ListFilter;
  @FilterBefore() beforeFilter: ListFilter;
}

class PositionCountView {
  @ApiProperty({ type: String, example: 'Java Developer' }) position: string;
  @Count() count: number;
  @Before() before: number;
  @Filter() filter: ListFilter;
}

const originKinds = ['referral', 'source', 'untold'] as const satisfies readonly OriginKind[];

/** Where applications came from; a referral goes before what its link says. */
class OriginCountView {
  @ApiProperty({ enum: originKinds }) kind: OriginKind;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'linkedin',
    description: 'As the link to the site said; anybody can write it. Null for referrals and where nothing was told.',
  })
  name: string | null;
  @Count() count: number;
  @Before() before: number;
  @Count('Hired in the period, whenever they came.') hires: number;
  @Count('Hired in the period before.') hiresBefore: number;
  @Filter() filter: ListFilter;
  @Filter('The filter of the list that has exactly those who were hired.') hiresFilter: ListFilter;
  @Filter('The filter of the list that has exactly those who were hired in the period before.')
  hiresBeforeFilter: ListFilter;
}

class ReferrerCountView {
  @ApiProperty({ type: String, example: 'Asha Rao', description: 'Of the colleague.' }) name: string;
  @Count() count: number;
  @Before() before: number;
  @Filter() filter: ListFilter;
}

class WeekPositionView {
  @ApiProperty({ type: String, example: 'Java Developer' }) position: string;
  @Count() count: number;
  @Before() before: number;
}

/** A week, from Monday to Sunday, or as much of it as lies in the period. */
class ReceivedWeekView {
  @ApiProperty({ type: String, format: 'date', description: 'First day.' }) first: string;
  @ApiProperty({ type: String, format: 'date', description: 'Last day, included.' }) last: string;
  @Count('Of all positions.') count: number;
  @Count('In the same days of the period before.') before: number;
  @Filter('The filter of the list that has exactly those; with the `apply` of a position, exactly those of a position.')
  filter: ListFilter;
  @FilterBefore() beforeFilter: ListFilter;
  @List(WeekPositionView, 'Those of `perPosition` for which somebody applied in these days, in the same order.')
  positions: WeekPositionView[];
}

export class PostCountView {
  @ApiProperty({ type: String, example: 'java-developer' }) slug: string;
  @ApiProperty({ type: String }) title: string;
  @Count('How often people opened its page.') visits: number;
  @Before() visitsBefore: number;
  @Count() applications: number;
  @Before() applicationsBefore: number;
  @Filter('The filter of the list that has exactly those applications.') filter: ListFilter;
}

/** How many applications came in. Held and discarded ones do not count. */
export class ApplicationsReportView extends ComparedPeriodView {
  @Count() total: number;
  @Before() totalBefore: number;
  @Filter() filter: ListFilter;
  @FilterOfAllBefore() beforeFilter: ListFilter;
  @List(ReceivedDayView, 'Every day of the period.') perDay: ReceivedDayView[];
  @List(PositionCountView, 'The 100 most frequent.') perPosition: PositionCountView[];
  @List(ReceivedWeekView, 'Every week of the period.') perWeek: ReceivedWeekView[];
  @List(OriginCountView, 'The 100 most frequent, and those of hires.') perOrigin: OriginCountView[];
  @List(PostCountView, 'The 100 whose pages were opened most.') perPost: PostCountView[];
  @List(ReferrerCountView, 'The 100 most frequent; by referral links of all posts.') perReferrer: ReferrerCountView[];
}

class EnquiryCountsView implements Record<EnquiryCountName, number> {
  @Count() consultations: number;
  @Count() homeEnquiries: number;
  @Count() contactMessages: number;
}

/** The day, the number of each kind, and the filter of the list of all kinds. */
class EnquiryDayView extends EnquiryCountsView {
  @ApiProperty({ type: String, format: 'date' }) day: string;
  @ApiProperty({ type: EnquiryCountsView, description: 'Of the day of the period before in its place.' })
  before: EnquiryCountsView;
  @Filter() filter: ListFilter;
  @FilterBefore() beforeFilter: ListFilter;
}

class EnquirySourceView {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'linkedin',
    description: 'As the link to the site said; anybody can write it.',
  })
  name: string | null;
  @Count() count: number;
  @Before() before: number;
  @Filter() filter: ListFilter;
}

/** How many enquiries came in. Held and discarded ones do not count. */
export class EnquiriesReportView extends ComparedPeriodView {
  @List(EnquiryDayView, 'Every day of the period.') perDay: EnquiryDayView[];
  @ApiProperty({ type: EnquiryCountsView, description: 'In the period before.' })
  totalsBefore: EnquiryCountsView;
  @FilterOfAllBefore() beforeFilter: ListFilter;
  @List(EnquirySourceView, 'Of all kinds together, the 100 most frequent.') perSource: EnquirySourceView[];
}

export class StageReportView {
  @ApiProperty({ type: String, example: 'interview' }) stage: string;
  @Count('Of the applications received in the period: in the stage now.') now: number;
  @Filter() nowFilter: ListFilter;
  @Count('Of the same: in the stage now or at any time.') reached: number;
  @Filter() reachedFilter: ListFilter;
  @Count('Of those received in the period before: in the stage now or at any time.') reachedBefore: number;
  @FilterBefore() reachedBeforeFilter: ListFilter;
  @Count('Stays in the stage that ended in the period.') stays: number;
  @Count('Applications whose stays those were; one may stay twice.') left: number;
  @Filter() leftFilter: ListFilter;
  @Count('Of the period before.') leftBefore: number;
  @Filter() leftBeforeFilter: ListFilter;
  @Seconds('Length of those stays.') medianSeconds: number | null;
  @Seconds('90 of 100 were not longer.') p90Seconds: number | null;
  @Seconds('Median of the stays that ended in the period before.') medianSecondsBefore: number | null;
}

/** How far applications come, and how long they stay where. Held and discarded ones do not count. */
export class StagesReportView extends ComparedPeriodView {
  @List(StageReportView, 'One row a stage, in their order.') stages: StageReportView[];
}
