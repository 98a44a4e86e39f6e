import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { DayCountView } from './applications-report.view';
import { PeriodView } from './period.view';

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

/** How often pages were opened. What says that it is a robot does not count but in `robots`. */
export class VisitsReportView extends PeriodView {
  @ApiProperty({ type: [DayCountView], description: 'Every day of the period.' }) perDay: DayCountView[];
  @ApiProperty({ type: [PageCountView], description: 'The 100 most frequent.' }) perPage: PageCountView[];
  @ApiProperty({ type: [HostCountView], description: 'The 100 most frequent.' }) perHost: HostCountView[];
  @ApiProperty({ type: [DeviceCountView] }) perDevice: DeviceCountView[];
  @ApiProperty({ type: 'integer', description: 'How often robots opened pages.' }) robots: number;
}
