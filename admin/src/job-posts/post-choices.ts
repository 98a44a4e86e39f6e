export const states = [
  ['draft', 'Draft'],
  ['open', 'Published'],
  ['closed', 'Closed'],
  ['filled', 'Filled'],
] as const;

export const employmentTypes = [
  ['', 'Not told'],
  ['full-time', 'Full-time'],
  ['part-time', 'Part-time'],
  ['contract', 'Contract'],
  ['internship', 'Internship'],
  ['temporary', 'Temporary'],
] as const;

export const workplaces = [
  ['', 'Not told'],
  ['office', 'Office'],
  ['hybrid', 'Hybrid'],
  ['remote', 'Remote'],
] as const;

export const intervals = [
  ['hour', 'an hour'],
  ['day', 'a day'],
  ['month', 'a month'],
  ['year', 'a year'],
] as const;
