import { dayOf, factsInWords, lastDayBefore, salaryText } from './describe-post';

const inRupees = { currency: 'INR', interval: 'year' } as const;

describe('The facts of a post', () => {
  it('give a salary in lakhs, and one amount where there is one', () => {
    expect(salaryText({ min: 1_200_000, max: 1_800_000, ...inRupees })).toBe('₹12,00,000 – ₹18,00,000');
    expect(salaryText({ min: 600_000, max: 600_000, ...inRupees })).toBe('₹6,00,000');
    expect(salaryText({ min: 40, max: 55.5, currency: 'USD', interval: 'hour' })).toBe('$40 – $55.50');
  });

  it('name the last day on which one can apply, where the company is', () => {
    expect(lastDayBefore('2026-11-30T18:30:00.000Z', 'Asia/Kolkata')).toEqual({
      text: '30 November 2026',
      day: '2026-11-30',
    });
    expect(lastDayBefore('2026-11-30T18:30:00.000Z', 'UTC').day).toBe('2026-11-30');
    expect(lastDayBefore('2026-12-01T00:00:00.000Z', 'America/New_York').day).toBe('2026-11-30');
  });

  it('stand in a feed with the pay and how often it is paid, and without what HR has left open', () => {
    const open = { salary: null, location: 'Noida', workplace: null, employmentType: null, closesAt: null };
    const told = {
      salary: { min: 40_000, max: 60_000, currency: 'INR', interval: 'month' },
      location: 'Dubai',
      workplace: 'hybrid',
      employmentType: 'full-time',
      closesAt: '2026-11-30T18:30:00.000Z',
    } as const;
    expect(factsInWords(told, 'Asia/Kolkata')).toEqual([
      'Pay: ₹40,000 – ₹60,000 per month',
      'Place: Dubai, partly from home',
      'Employment: full time',
      'Apply by: 30 November 2026',
    ]);
    expect(factsInWords(open, 'Asia/Kolkata')).toEqual(['Place: Noida']);
  });

  it('name a day by the company’s clock', () => {
    expect(dayOf(new Date('2026-11-30T20:00:00Z'), 'Asia/Kolkata').day).toBe('2026-12-01');
  });
});
