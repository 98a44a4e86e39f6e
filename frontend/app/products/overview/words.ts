import type { PagePath } from '../../seo.ts';

export const caption = 'Nine models on one table, A to I. The letters are those of the cards.';

export const listTitle = 'The nine';
export const more = 'Know More';
/** Between a card's words and its size. */
export const cardTerms = { size: 'Fits', weeks: 'Runs after' } as const;

export interface Product {
  path: PagePath;
  name: string;
  text: string;
  size: string;
  weeks: number;
}

export const products: readonly Product[] = [
  {
    path: '/products/school-erp',
    name: 'School ERP',
    text: 'The register, the stand-in, the fee and the bus, in the order in which a school meets them.',
    size: '300 to 4,000 pupils',
    weeks: 9,
  },
  {
    path: '/products/hospital-system',
    name: 'Hospital Management System',
    text: 'The ward as a plan with its beds, and one record that seven departments write into.',
    size: '30 to 300 beds',
    weeks: 11,
  },
  {
    path: '/products/hrms',
    name: 'HRMS',
    text: 'A person’s year on one sheet: leave, hours, pay, and the rule behind each figure.',
    size: '25 to 1,500 people',
    weeks: 7,
  },
  {
    path: '/products/pos',
    name: 'Point of Sale',
    text: 'A till for shops that sell loose, cut and weighed goods, with the khata in it.',
    size: '1 to 10 shops',
    weeks: 3,
  },
  {
    path: '/products/library',
    name: 'Library System',
    text: 'Where a book stands, who has it, and when it comes back; stock-taking with a hand scanner.',
    size: '1 to 12 branches',
    weeks: 2,
  },
  {
    path: '/products/educational',
    name: 'Educational Management System',
    text: 'Batches, rooms and teachers by the hour, for institutes whose timetable moves every week.',
    size: '50 to 5,000 learners',
    weeks: 2,
  },
  {
    path: '/products/college-erp',
    name: 'College ERP',
    text: 'Regulations, electives and arrears, hostel seats, and results that can be proved.',
    size: '400 to 12,000 students',
    weeks: 14,
  },
  {
    path: '/products/parking',
    name: 'Parking Management',
    text: 'Which bay is free, whose car it is, and a boom that opens without a network too.',
    size: '60 to 3,000 bays',
    weeks: 3,
  },
  {
    path: '/products/vision-track',
    name: 'Vision Track',
    text: 'Attendance by face at the door, for those who agreed to it, and a card for those who did not.',
    size: '30 to 2,000 people',
    weeks: 4,
  },
];

export const chart = {
  title: 'How long until it runs',
  lead: 'Weeks from signature to the first day without the old way, for a usual case. What makes it longer is written on a product’s page; mostly it is old data.',
  caption: 'Weeks, all to one scale',
  unit: (weeks: number) => `${weeks} weeks`,
} as const;

export const choose = {
  title: 'Bought, or built?',
  rows: [
    ['Eight of ten things you need are on its page', 'Take the product. Settings do the rest.'],
    [
      'Half of them are',
      'Take the product for that half. We price the other half as work, and say so before you sign.',
    ],
    ['Fewer', 'Do not bend a product. Have it drawn for you, or keep what you have.'],
    [
      'Two products at once',
      'One after the other. School and library, or till and staff, share people, logins and one bill.',
    ],
  ],
} as const;

export const call = {
  title: 'Not sure which model is yours?',
  text: 'Describe one ordinary day at your company in five sentences. You get back the letter of a model, or the advice to buy none, and a date for a demo.',
  action: 'Ask for a demo',
} as const;
