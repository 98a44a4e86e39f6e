import type { House, Industry } from '@frontdoor/drawings/names';

/** The six of one home page, each with a figure that the page of a work or a service tells, too, and whose it is. */
export const industries: readonly { industry: House; title: string; figure: string; counted: string; at: string }[] = [
  {
    industry: 'commerce',
    title: 'Ecommerce & Retail',
    figure: '40',
    counted: 'shops of one lane, and one basket',
    at: 'Old Town Market',
  },
  {
    industry: 'health',
    title: 'Healthcare',
    figure: '52 → 6 min',
    counted: 'from asking for a bed to the answer',
    at: 'Ward Round',
  },
  {
    industry: 'finance',
    title: 'Finance & Banking',
    figure: '19',
    counted: 'branches’ figures on one screen by nine',
    at: 'Northbank',
  },
  {
    industry: 'manufacturing',
    title: 'Manufacturing',
    figure: '5 → 1',
    counted: 'times that an order is typed',
    at: 'A maker of gearboxes',
  },
  {
    industry: 'education',
    title: 'Education & E-learning',
    figure: '64 → 3',
    counted: 'parents at the window on the first Monday',
    at: 'Riverside School',
  },
  {
    industry: 'automotive',
    title: 'Automotive',
    figure: '60 → 12 min',
    counted: 'that a lorry waits at the gate',
    at: 'Gulf Haul',
  },
];

/** The other variant's list. */
export const industriesWeWorkWith: readonly { industry: Industry; title: string }[] = [
  { industry: 'transport', title: 'Transportation & Logistics' },
  { industry: 'education', title: 'Education' },
  { industry: 'commerce', title: 'E-commerce' },
  { industry: 'automotive', title: 'Automobile' },
  { industry: 'health', title: 'Healthcare' },
  { industry: 'finance', title: 'Finance' },
  { industry: 'retail', title: 'Retail' },
];
