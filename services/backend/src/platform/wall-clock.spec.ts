import { clockIn, dayIn } from './wall-clock';

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
