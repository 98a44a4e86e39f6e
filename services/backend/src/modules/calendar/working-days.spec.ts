import fc from 'fast-check';
import { dayIn } from '../../platform/wall-clock';
import {
  dayAfter,
  findEndlessPause,
  isDay,
  listWorkingDays,
  LONGEST_PAUSE_DAYS,
  type WorkingCalendar,
  type WorkingDay,
} from './working-days';

const FIRST = '2026-01-01';
const LAST = '2027-12-31';
/** Some change their clocks, some of these by half an hour or at midnight, where a day begins at one. */
const zones = [
  'Asia/Kolkata',
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const india: WorkingCalendar = {
  weekend: [6, 7],
  holidays: [{ day: '2026-10-02', name: 'Gandhi Jayanti' }],
  timeZone: 'Asia/Kolkata',
};

const days = fc.integer({ min: 0, max: 700 }).map((number) => dayAfter(FIRST, number));
const calendars: fc.Arbitrary<WorkingCalendar> = fc.record({
  weekend: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  holidays: fc.uniqueArray(days, { maxLength: 25 }).map((closed) => closed.map((day) => ({ day, name: 'A holiday' }))),
  timeZone: fc.constantFrom(...zones),
});
const moments = fc.date({
  min: new Date('2026-01-05T00:00:00Z'),
  max: new Date('2027-09-30T00:00:00Z'),
  noInvalidDate: true,
});

/** As the database looks a date up: the day of `start` does not count. */
const endOfWorkingDay = (list: readonly WorkingDay[], start: Date, count: number): Date | undefined =>
  list.filter(({ startsAt }) => startsAt > start)[count - 1]?.endsAt;

/** Step by step and day by day, as a person counts with a finger on a paper calendar. */
function countByFinger({ weekend, holidays, timeZone }: WorkingCalendar, start: Date, count: number): string {
  let day = dayIn(timeZone, start);
  for (let left = count; left > 0;) {
    day = dayAfter(day);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    const isOff = weekend.includes(weekday === 0 ? 7 : weekday) || holidays.some((holiday) => holiday.day === day);
    if (!isOff) left -= 1;
  }
  return day;
}

describe('The working days of a calendar', () => {
  it.each([
    // Applied on a Monday morning, Friday evening, Saturday, and before a holiday that is a Friday.
    ['2026-11-23T04:00:00Z', '2026-11-30T18:29:59.999Z'],
    ['2026-11-27T18:29:59.999Z', '2026-12-04T18:29:59.999Z'],
    ['2026-11-27T18:30:00.000Z', '2026-12-04T18:29:59.999Z'],
    ['2026-11-29T18:29:59.999Z', '2026-12-04T18:29:59.999Z'],
    ['2026-11-29T18:30:00.000Z', '2026-12-07T18:29:59.999Z'],
    ['2026-09-30T08:00:00Z', '2026-10-08T18:29:59.999Z'],
  ])('give who applied at %s until %s', (applied, due) => {
    const list = listWorkingDays(india, FIRST, LAST);
    expect(endOfWorkingDay(list, new Date(applied), 5)?.toISOString()).toBe(due);
  });

  it('end in the last millisecond of the day that a finger counts to, whatever the clocks do', () => {
    fc.assert(
      fc.property(calendars, moments, fc.integer({ min: 1, max: 8 }), (calendar, start, count) => {
        const day = dayIn(calendar.timeZone, start);
        const list = listWorkingDays(calendar, day, dayAfter(day, 80));
        const due = endOfWorkingDay(list, start, count);
        fc.pre(due !== undefined);
        expect(dayIn(calendar.timeZone, due)).toBe(countByFinger(calendar, start, count));
        expect(dayIn(calendar.timeZone, new Date(due.getTime() + 1)) > dayIn(calendar.timeZone, due)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('come one after the other, and no moment lies in two of them', () => {
    fc.assert(
      fc.property(calendars, days, (calendar, first) => {
        const list = listWorkingDays(calendar, first, dayAfter(first, 60));
        const endsBefore = [-Infinity, ...list.map(({ endsAt }) => endsAt.getTime())];
        for (const [at, { startsAt, endsAt }] of list.entries()) {
          const hours = (endsAt.getTime() + 1 - startsAt.getTime()) / 3_600_000;
          expect(hours).toBeGreaterThanOrEqual(22.5);
          expect(hours).toBeLessThanOrEqual(25.5);
          expect(startsAt.getTime()).toBeGreaterThan(endsBefore[at]!);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never bring a date forward for who applies later, nor by a further holiday', () => {
    fc.assert(
      fc.property(calendars, moments, days, fc.integer({ min: 0, max: 400 }), (calendar, start, closed, minutes) => {
        const day = dayAfter(dayIn(calendar.timeZone, start), -1);
        const due = (of: WorkingCalendar, from: Date) =>
          endOfWorkingDay(listWorkingDays(of, day, dayAfter(day, 90)), from, 5)?.getTime() ?? Infinity;
        const later = new Date(start.getTime() + minutes * 60_000);
        expect(due(calendar, later)).toBeGreaterThanOrEqual(due(calendar, start));
        const more = { ...calendar, holidays: [...calendar.holidays, { day: closed, name: 'One more' }] };
        expect(due(more, start)).toBeGreaterThanOrEqual(due(calendar, start));
      }),
      { numRuns: 40 },
    );
  });

  it('begin at one o’clock where clocks are put forward at midnight', () => {
    // Egypt, the night to the last Friday of April.
    const [friday] = listWorkingDays({ ...india, weekend: [], timeZone: 'Africa/Cairo' }, '2026-04-24', '2026-04-24');
    expect(friday).toEqual({
      day: '2026-04-24',
      startsAt: new Date('2026-04-23T22:00:00.000Z'),
      endsAt: new Date('2026-04-24T20:59:59.999Z'),
    });
  });
});

describe('A calendar by which nobody works', () => {
  const closedFor = (length: number) =>
    Array.from({ length }, (_, at) => ({ day: dayAfter('2026-12-01', at), name: 'Closed' }));
  const everyDay = { ...india, weekend: [] };

  it('for longer than a month is found, also where it begins before the first holiday', () => {
    expect(findEndlessPause({ ...everyDay, holidays: closedFor(LONGEST_PAUSE_DAYS) }, '2026-11-26')).toBeNull();
    expect(findEndlessPause({ ...everyDay, holidays: closedFor(LONGEST_PAUSE_DAYS + 1) }, '2026-11-26')).toBe(
      '2026-11-30',
    );
    const mondays = Array.from({ length: 6 }, (_, at) => ({ day: dayAfter('2027-01-04', at * 7), name: 'Closed' }));
    expect(findEndlessPause({ ...india, weekend: [2, 3, 4, 5, 6, 7], holidays: mondays }, '2026-11-26')).toBe(
      '2026-12-28',
    );
  });
});

describe('A day', () => {
  it.each(['2026-11-26', '2028-02-29'])('may be %s', (text) => expect(isDay(text)).toBe(true));
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-11-2026', '', 'soon', null, 20261126, '+002026-11-26'])(
    'is not %j',
    (text) => expect(isDay(text)).toBe(false),
  );
});
