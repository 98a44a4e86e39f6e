import type { Industry } from '@frontdoor/drawings/names';

interface IndustryEntry {
  industry: Industry;
  title: string;
  text: string;
}

export const industries: readonly IndustryEntry[] = [
  {
    industry: 'commerce',
    title: 'Ecommerce & Retail',
    text: 'Baskets that survive a lost connection, and a stock figure that is right at closing time.',
  },
  {
    industry: 'health',
    title: 'Healthcare',
    text: 'One record from the gate to the discharge letter, and a list of who opened it.',
  },
  {
    industry: 'finance',
    title: 'Finance & Banking',
    text: 'Every sum can be followed to its entries; nothing is rounded twice.',
  },
  {
    industry: 'manufacturing',
    title: 'Manufacturing',
    text: 'Orders, machines and shifts on one plan that the floor can read.',
  },
  {
    industry: 'education',
    title: 'Education & E-learning',
    text: 'Timetables, fees and lessons for the room and for the screen.',
  },
  {
    industry: 'automotive',
    title: 'Automotive',
    text: 'Service books, parts and test drives, from the showroom to the workshop.',
  },
];

/** The other variant's list. */
export const industriesWeWorkWith: readonly Omit<IndustryEntry, 'text'>[] = [
  { industry: 'transport', title: 'Transportation & Logistics' },
  { industry: 'education', title: 'Education' },
  { industry: 'commerce', title: 'E-commerce' },
  { industry: 'automotive', title: 'Automobile' },
  { industry: 'health', title: 'Healthcare' },
  { industry: 'finance', title: 'Finance' },
  { industry: 'retail', title: 'Retail' },
];
