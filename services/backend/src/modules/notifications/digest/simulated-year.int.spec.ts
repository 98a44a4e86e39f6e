import fc from 'fast-check';
import { isLongForm } from '../../../../test/extent';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import type { Schedule } from '../../../platform/schedule/schedule';
import { dayIn } from '../../../platform/wall-clock';
import { writeWorkingDays } from '../../calendar/calendar.repository';
import { dayAfter, type WorkingCalendar } from '../../calendar/working-days';
import { OpenDigests } from './open-digests';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST = Date.parse('2026-02-01T00:00:00Z');
/** The worker looks far more often. */
const STEP = 8 * HOUR;
/** In the short form up to June, by when the clocks have changed once. */
const DAYS = isLongForm ? 366 : 150;
const ASLEEP_DAYS = 10;
/** Between two digests, while the same people wait. */
const APART = 24 * HOUR;
/** What has come is gathered for so long. */
const GATHERED = 45 * 60_000;

let api: TestApi;
let digests: OpenDigests;

/** The database tells a time of its own: its tables stand behind a schema in which `now()` is what the test says. */
const withOwnClock = (url: string) => {
  const parameter = `options=${encodeURIComponent('-c search_path=clock,pg_catalog,public')}`;
  return `${url}${url.includes('?') ? '&' : '?'}${parameter}`;
};

beforeAll(async () => {
  api = await startApi({}, withOwnClock);
  await api.sql(`
    CREATE SCHEMA clock;
    CREATE TABLE clock.moment AS SELECT pg_catalog.now() AS at;
    CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT at FROM clock.moment';
    GRANT USAGE ON SCHEMA clock TO PUBLIC;
    GRANT SELECT ON clock.moment TO PUBLIC;
    ALTER TABLE digests ALTER opened_at SET DEFAULT clock.now()`);
  const part = <Part>(type: new (...given: never[]) => Part) => api.app.get<Part>(type, { strict: false });
  const schedule = { every: () => undefined } as unknown as Schedule;
  digests = new OpenDigests(part(Database), part(Outbox), part(OutboxNotifier), schedule);
});
afterAll(() => api.stop());

/** Counted with a finger on a paper calendar. */
function promisedDay({ weekend, holidays, timeZone }: WorkingCalendar, arrival: Date): string {
  let day = dayIn(timeZone, arrival);
  for (let left = 5; left > 0;) {
    day = dayAfter(day);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
    if (!weekend.includes(weekday) && !holidays.some((holiday) => holiday.day === day)) left -= 1;
  }
  return day;
}

interface Applicant {
  arrival: number;
  /** Null for nobody ever. */
  answer: number | null;
}

const years = fc.record({
  // In each of them the clocks change but in the first.
  timeZone: fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo'),
  weekend: fc.constantFrom([6, 7], [5, 6], [7]),
  holidays: fc.uniqueArray(fc.integer({ min: 0, max: DAYS }), { minLength: 8, maxLength: 20 }),
  asleepFrom: fc.integer({ min: 20, max: DAYS - 40 }),
  applicants: fc.array(
    fc.record({ minute: fc.integer({ min: 0, max: (DAYS - 20) * 24 * 60 }), hours: fc.integer({ min: 1, max: 400 }) }),
    { minLength: 30, maxLength: 60 },
  ),
});

async function begin(calendar: WorkingCalendar): Promise<void> {
  await api.sql('TRUNCATE applications, digests, outbox CASCADE');
  await api.sql('UPDATE clock.moment SET at = to_timestamp($1)', [FIRST / 1_000]);
  await api.sql('UPDATE working_calendar SET weekend = $1, holidays = $2, time_zone = $3', [
    calendar.weekend,
    JSON.stringify(calendar.holidays),
    calendar.timeZone,
  ]);
  await api.app
    .get(Database)
    .transaction((tx) => writeWorkingDays(tx, calendar, new Date(FIRST).toISOString().slice(0, 10)));
}

const arrive = (at: number, email: string) =>
  api.sql(
    `INSERT INTO applications (reference, name, email, apply, experience, created_at)
     VALUES ('FD-' || lpad($2, 4, '0') || '-0000', 'Arjun Rao', $2 || '@mail.example', 'Java Developer', '1-2 years', to_timestamp($1))`,
    [at / 1_000, email],
  );
async function answer(at: number, email: string): Promise<void> {
  await api.sql(
    `WITH mailed AS (INSERT INTO stage_mails (application_id, subject, body, requested_by, created_at)
       SELECT id, 'A word', 'A word', uuidv7(), to_timestamp($1) FROM applications WHERE email = $2 || '@mail.example'
       RETURNING application_id)
     UPDATE applications SET stage = 'withdrawn' FROM mailed WHERE id = application_id`,
    [at / 1_000, email],
  );
  await api.sql(`SELECT refresh_answer_clock(array_agg(id)) FROM applications WHERE email = $1 || '@mail.example'`, [
    email,
  ]);
}

/** Whether they were there early enough for a digest, and nobody has answered them yet. */
const hasWaitedAt = ({ arrival, answer: answered }: Applicant, now: number) =>
  arrival < now - STEP - GATHERED && (answered === null || answered > now);

describe('A year in which HR sleeps for ten days', () => {
  it('leaves nobody without a reminder, whatever the holidays and the clocks do', async () => {
    await fc.assert(
      fc.asyncProperty(years, async ({ timeZone, weekend, holidays, asleepFrom, applicants: drawn }) => {
        const first = new Date(FIRST).toISOString().slice(0, 10);
        const closed = holidays.map((number) => ({ day: dayAfter(first, number), name: 'A holiday' }));
        const calendar: WorkingCalendar = { timeZone, weekend, holidays: closed };
        await begin(calendar);
        const asleep = { from: FIRST + asleepFrom * DAY, to: FIRST + (asleepFrom + ASLEEP_DAYS) * DAY };
        const applicants: Applicant[] = drawn.map(({ minute, hours }) => {
          const arrival = FIRST + minute * 60_000;
          const wanted = arrival + hours * HOUR;
          return { arrival, answer: wanted >= asleep.from && wanted < asleep.to ? asleep.to : wanted };
        });
        const dueDays = applicants.map(({ arrival }) => promisedDay(calendar, new Date(arrival)));
        const remindedOn = applicants.map(() => new Set<string>());
        const forgotten: string[] = [];
        let lastDigest = -Infinity;
        for (let now = FIRST; now < FIRST + DAYS * DAY; now += STEP) {
          const isNew = (moment: number | null) => moment !== null && moment > now - STEP && moment <= now;
          for (const [at, one] of applicants.entries()) {
            if (isNew(one.arrival)) await arrive(one.arrival, String(at));
            if (isNew(one.answer)) await answer(one.answer ?? now, String(at));
          }
          await api.sql('UPDATE clock.moment SET at = to_timestamp($1)', [now / 1_000]);
          await digests.run();
          const opened = await api.sql('SELECT FROM digests WHERE opened_at = to_timestamp($1)', [now / 1_000]);
          if (opened.length > 0) lastDigest = now;
          const today = dayIn(timeZone, new Date(now));
          for (const [at, { arrival, answer: answered }] of applicants.entries()) {
            const waits = arrival <= now && (answered === null || answered > now) && today >= dueDays[at]!;
            if (!waits) continue;
            if (lastDigest === now) remindedOn[at]!.add(today);
            // Somebody who waits since before today was named within a day.
            if (today > dayAfter(dueDays[at]!, 1) && now - lastDigest >= APART + STEP)
              forgotten.push(`${at} waits since ${dueDays[at]}, and nobody was told for more than a day on ${today}`);
          }
          // On the last look of a day all that were due on it have had their reminder on the day itself.
          const isLastLook = dayIn(timeZone, new Date(now + STEP)) > today;
          if (!isLastLook) continue;
          for (const [at, applicant] of applicants.entries())
            if (dueDays[at] === today && hasWaitedAt(applicant, now) && !remindedOn[at]!.has(today))
              forgotten.push(`${at} was due on ${today}`);
        }
        expect(forgotten).toEqual([]);
      }),
      { numRuns: 1 },
    );
  }, 600_000);
});
