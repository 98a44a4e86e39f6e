import { isInt, isObject } from 'class-validator';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { FlagField } from '../../platform/fields/choice-fields.decorator';
import { field, Tidied } from '../../platform/fields/field.decorator';
import { ruleOf } from '../../platform/fields/validate-as';
import { isDay } from './working-days';

const MOST_HOLIDAYS = 300;
const LONGEST_NAME = 80;
const YEARS = { from: '2020-01-01', to: '2099-12-31' };

/** The fault of the days off of a week, as a text for people; null without a fault. */
function findWeekendFault(value: unknown): string | null {
  const days: unknown[] | null = Array.isArray(value) ? value : null;
  const isDayOfWeek = (day: unknown) => isInt(day) && (day as number) >= 1 && (day as number) <= 7;
  if (!days?.every(isDayOfWeek)) return 'Give the days off as numbers from 1, Monday, to 7, Sunday.';
  if (new Set(days).size < days.length) return 'A day is there twice.';
  return days.length < 7 ? null : 'Keep at least one working day in the week.';
}

/** The fault of a list of holidays, as a text for people; null without a fault. Expects trimmed names. */
function findHolidaysFault(value: unknown): string | null {
  if (!Array.isArray(value)) return 'Give a list of holidays.';
  if (value.length > MOST_HOLIDAYS) return `Use at most ${MOST_HOLIDAYS} holidays.`;
  const seen = new Set<string>();
  for (const holiday of value as unknown[]) {
    if (!isObject(holiday)) return 'Give each holiday with its day and its name.';
    const { day, name, ...more } = holiday as { day?: unknown; name?: unknown };
    if (!isDay(day) || day < YEARS.from || day > YEARS.to || Object.keys(more).length > 0)
      return 'Give each holiday with its day, like 2026-10-02, and its name.';
    if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
      return `Give ${day} a name of at most ${LONGEST_NAME} characters on one line.`;
    if (seen.has(day)) return `${day} is there twice.`;
    seen.add(day);
  }
  return null;
}

const trimName = (holiday: unknown) =>
  isObject(holiday) && 'name' in holiday && typeof holiday.name === 'string'
    ? { ...holiday, name: holiday.name.trim() }
    : holiday;

export class HolidayView {
  @ApiProperty({ type: String, format: 'date', example: '2026-10-02' }) day: string;
  @ApiProperty({ type: String, maxLength: LONGEST_NAME, example: 'Gandhi Jayanti' }) name: string;
}

/** The whole of the calendar. */
export class SaveCalendarRequest {
  @field(
    {
      type: [Number],
      maxItems: 6,
      description: 'The days off of each week, 1 is Monday and 7 Sunday.',
      example: [6, 7],
    },
    ruleOf('weekend', findWeekendFault),
  )
  weekend: number[];

  @field(
    { type: [HolidayView], maxItems: MOST_HOLIDAYS, description: 'No day twice.' },
    Tidied((value) => (Array.isArray(value) ? value.map(trimName) : value)),
    ruleOf('holidays', findHolidaysFault),
  )
  holidays: HolidayView[];

  @FlagField({
    description: 'Whether the careers page says how quickly applicants are answered, once there are enough.',
  })
  figurePublished: boolean;
}
