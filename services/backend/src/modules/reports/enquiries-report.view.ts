import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { PeriodView } from './period.view';
import { SourceCountView } from './source-count.view';

export class EnquiryDayView {
  @ApiProperty({ type: String, format: 'date' }) day: string;
  @ApiProperty({ type: 'integer' }) consultations: number;
  @ApiProperty({ type: 'integer' }) homeEnquiries: number;
  @ApiProperty({ type: 'integer' }) contactMessages: number;
}

/** How many enquiries came in. What is held or discarded does not count. */
export class EnquiriesReportView extends PeriodView {
  @ApiProperty({ type: [EnquiryDayView], description: 'Every day of the period.' }) perDay: EnquiryDayView[];
  @ApiProperty({ type: [SourceCountView], description: 'Of all kinds together, the 100 most frequent.' })
  perSource: SourceCountView[];
}
