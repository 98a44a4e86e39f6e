import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { Versioned } from '../../platform/http/listing/answer-headers';
import { HolidayView } from './calendar.dto';
import type { CompanyCalendar } from './calendar.repository';
import type { SavedCalendar } from './save-calendar.use-case';

/** The days on which applicants are answered. */
export class CalendarView {
  @ApiProperty({ type: String, example: 'calendar' }) _id: string;
  @ApiProperty({ type: String, example: 'calendar', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: [Number], example: [6, 7], description: 'Days off of each week, 1 is Monday.' })
  weekend: number[];
  @ApiProperty({ type: [HolidayView], description: 'In the order of days.' }) holidays: HolidayView[];
  @ApiProperty({ type: String, example: 'Asia/Kolkata', description: 'Of the company: in it days begin and end.' })
  timeZone: string;
  @ApiProperty({ type: 'integer', description: 'Within so many working days applicants are promised an answer.' })
  answerDays: number;
  @ApiProperty({ type: Boolean, description: 'Whether the careers page may say how quickly applicants are answered.' })
  figurePublished: boolean;
  @ApiProperty({ type: 'integer', description: 'The number in its `ETag`.' }) version: number;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;
}

export class SavedCalendarView extends CalendarView {
  @ApiProperty({ type: 'integer', description: 'How many dates of answers have moved by it.' }) movedDates: number;
}

const viewOf = ({ updatedAt, ...row }: CompanyCalendar) => ({
  _id: 'calendar',
  id: 'calendar',
  ...row,
  updatedAt: updatedAt.toISOString(),
});

export const toCalendarView = (row: CompanyCalendar): Versioned<CalendarView> =>
  new Versioned(viewOf(row), row.version);

export const toSavedCalendarView = ({ movedDates, ...row }: SavedCalendar): Versioned<SavedCalendarView> =>
  new Versioned({ ...viewOf(row), movedDates }, row.version);
