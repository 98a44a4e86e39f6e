import { isDayOrMoment, isImageAddress, isSalary } from './save-job-post.dto';

describe('The image of a job post', () => {
  it.each(['https://img.example/a.png', 'https://img.example:8443/a?b=c#d', '/images/a.webp', '/'])(
    'may be %s',
    (url) => {
      expect(isImageAddress(url)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'http://img.example/a.png',
    '//img.example/a.png',
    'a.png',
    '',
    '/\\img.example/a.png',
    'https:/img.example',
    'https:///x',
    'https://',
    'data:image/png;base64,AA',
    '/a b',
    'https://user:pw@img.example/',
    'https://img.example/"onerror="x',
    '/a\0',
    '/a\nb',
    `/${'a'.repeat(2000)}`,
    1,
    true,
    {},
    ['https://img.example/a.png'],
  ])('is not %j', (url) => {
    expect(isImageAddress(url)).toBe(false);
  });
});

describe('A salary', () => {
  const salary = { min: 10.5, max: 20, currency: 'INR', interval: 'month' };

  it('has two amounts, a currency and an interval', () => {
    expect(isSalary(salary)).toBe(true);
    expect(isSalary({ ...salary, min: 20 })).toBe(true);
    expect(isSalary({ ...salary, min: 0, max: 0 })).toBe(true);
  });

  it.each([
    { min: 21 },
    { min: -1 },
    { min: 0.001 },
    { min: '10' },
    { min: null },
    { min: undefined },
    { max: 1e10 },
    { min: Number.NaN },
    { max: Infinity },
    { currency: 'inr' },
    { currency: 'XXZ' },
    { currency: 'RUPEE' },
    { currency: undefined },
    { interval: 'week' },
    { interval: undefined },
    { bonus: 1 },
    { interval: ['month'] },
  ])('is none with %j', (wrong) => {
    expect(isSalary({ ...salary, ...wrong })).toBe(false);
  });

  it.each([[null], [[]], ['10'], [5]])('is not %j', (value) => {
    expect(isSalary(value)).toBe(false);
  });
});

describe('A time', () => {
  it.each(['2026-12-31', '2028-02-29', '2026-12-31T18:00Z', '2026-12-31T18:00:00.123+05:30'])('may be %s', (value) => {
    expect(isDayOrMoment(value)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '31.12.2026',
    '2026-12-31T18:00',
    '2026-12-31T25:00Z',
    '1999-01-01',

    '2026-12-31T18:00+25:00',
    'tomorrow',
    '2026-12-31 ',
    '2026-12-31\n',
    '20260-01-01',
    '',
    1767139200,
    {},
    ['2026-01-01'],
  ])('is not %j', (value) => {
    expect(isDayOrMoment(value)).toBe(false);
  });
});
