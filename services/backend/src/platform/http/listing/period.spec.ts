import { ValidationFailed } from '../errors/http.errors';
import { periodOf, PeriodRequest } from './period';
import { validateAs } from '../../fields/validate-as';

const kolkata = 'Asia/Kolkata';
const lateInUtc = new Date('2026-11-20T19:00:00Z');

describe('A period', () => {
  it('ends today in the time zone of the company and has 30 days', () => {
    expect(periodOf({}, kolkata, lateInUtc)).toEqual({ from: '2026-10-23', to: '2026-11-21', timeZone: kolkata });
    expect(periodOf({}, 'UTC', lateInUtc)).toEqual({ from: '2026-10-22', to: '2026-11-20', timeZone: 'UTC' });
  });

  it('is what was asked for', () => {
    expect(periodOf({ from: '2026-01-01', to: '2026-01-01' }, kolkata)).toMatchObject({ from: '2026-01-01' });
    expect(periodOf({ to: '2026-03-01' }, kolkata)).toMatchObject({ from: '2026-01-31' });
  });

  it('has 366 days at most, in their order', () => {
    expect(() => periodOf({ from: '2025-01-01', to: '2026-01-01' }, kolkata)).not.toThrow();
    expect(() => periodOf({ from: '2025-01-01', to: '2026-01-02' }, kolkata)).toThrow(ValidationFailed);
    expect(() => periodOf({ from: '2026-01-02', to: '2026-01-01' }, kolkata)).toThrow(ValidationFailed);
  });

  it.each(['2026-02-29', '2026-13-01', '1999-01-01', '2026-1-1', '21.11.2026', '', 'now', ['2026-01-01'], null, 2026])(
    'does not begin with %j',
    (from) => {
      expect(() => validateAs(PeriodRequest, { from })).toThrow('Please check the marked fields.');
    },
  );

  it('begins on a leap day where there is one', () => {
    expect(validateAs(PeriodRequest, { from: '2028-02-29' })).toEqual({ from: '2028-02-29' });
  });
});
