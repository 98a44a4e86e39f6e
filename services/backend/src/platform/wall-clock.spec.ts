import { clockIn, dayIn, isTimeZone, momentAt, nameZone } from './wall-clock';

const lateInUtc = new Date('2026-11-20T19:00:00Z');

describe('A clock on the wall', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-21 00:30:00'],
    ['UTC', '2026-11-20 19:00:00'],
    ['America/Los_Angeles', '2026-11-20 11:00:00'],
    ['Pacific/Kiritimati', '2026-11-21 09:00:00'],
  ])('row 304: in %s shows %s, and its day', (timeZone, local) => {
    expect(clockIn(timeZone)(lateInUtc)).toBe(local);
    expect(dayIn(timeZone, lateInUtc)).toBe(local.slice(0, 10));
  });

  it('goes with the summer time of its place, and begins a day with the hour 0', () => {
    const [winter, summer] = [new Date('2026-01-19T23:00:00Z'), new Date('2026-07-19T22:00:00Z')];
    expect([winter, summer].map(clockIn('Europe/Berlin'))).toEqual(['2026-01-20 00:00:00', '2026-07-20 00:00:00']);
  });
});

describe('A time that a clock shows', () => {
  it.each([
    ['Asia/Kolkata', '2026-12-01T14:30', '2026-12-01T09:00:00.000Z'],
    ['Europe/London', '2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
    ['Europe/London', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
    // Of the two, the first.
    ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['Pacific/Apia', '2026-12-01T00:00', '2026-11-30T11:00:00.000Z'],
    ['Pacific/Chatham', '2026-12-01T00:00', '2026-11-30T10:15:00.000Z'],
  ])('is a moment in its zone: %s, %s', (timeZone, clock, moment) => {
    expect(momentAt(clock, timeZone)?.toISOString()).toBe(moment);
  });

  it.each([
    ['Europe/London', '2026-03-29T01:30'],
    ['America/New_York', '2026-03-08T02:00'],
    ['Asia/Kolkata', '2026-02-30T10:00'],
    ['Asia/Kolkata', '2026-12-01T24:00'],
    ['Asia/Kolkata', '2026-12-01 10:00'],
    ['Asia/Kolkata', '2026-13-01T10:00'],
    ['Asia/Kolkata', ''],
  ])('is none where no clock ever shows it: %s, %s', (timeZone, clock) => {
    expect(momentAt(clock, timeZone)).toBeNull();
  });

  it('has a zone that is said in words, as it stands at the moment', () => {
    const [winter, summer] = [new Date('2026-01-19T12:00:00Z'), new Date('2026-07-19T12:00:00Z')];
    expect(nameZone(winter, 'Asia/Kolkata')).toBe('India Standard Time, GMT+05:30');
    expect([winter, summer].map((at) => nameZone(at, 'Europe/London'))).toEqual([
      'Greenwich Mean Time, GMT+00:00',
      'British Summer Time, GMT+01:00',
    ]);
    expect(nameZone(summer, 'America/New_York')).toBe('Eastern Daylight Time, GMT-04:00');
  });

  it.each([
    ['Asia/Kolkata', true],
    ['UTC', true],
    ['+05:30', false],
    ['Mars/Base', false],
    ['', false],
  ])('knows the zones of the list: %s, %s', (name, isKnown) => {
    expect(isTimeZone(name)).toBe(isKnown);
  });
});
