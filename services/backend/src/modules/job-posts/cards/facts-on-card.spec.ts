import { factsOnCard } from './facts-on-card';

const intervals = { hour: 'an hour', day: 'a day', month: 'a month', year: 'a year' };
const words = { intervals, payLater: 'Salary: told in the first talk', closing: 'Apply by', posted: 'Posted on' };
const post = { location: 'Noida', salary: null, closesAt: null, postedAt: new Date('2026-11-28T06:00:00Z') };
const salary = { min: 600_000, max: 900_000, currency: 'INR', interval: 'year' } as const;

describe('The lines below the title of a share card', () => {
  it('say of the pay what the page says, also where HR has left it open', () => {
    const withPay = factsOnCard({ ...post, salary }, 'Asia/Kolkata', words);
    expect(withPay).toEqual(['Noida', '₹6,00,000 – ₹9,00,000 a year', 'Posted on 28 November 2026']);
    const without = factsOnCard(post, 'Asia/Kolkata', words);
    expect(without).toEqual(['Noida', 'Salary: told in the first talk', 'Posted on 28 November 2026']);
  });

  it('leave it out where the build of the site has no words for it', () => {
    const { payLater: _, ...former } = words;
    expect(factsOnCard(post, 'Asia/Kolkata', former)).toEqual(['Noida', 'Posted on 28 November 2026']);
  });
});
