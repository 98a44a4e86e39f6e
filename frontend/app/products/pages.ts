import type { PlainPage } from '../plain/page.ts';

export const productPages = {
  '/products/school-erp': {
    heading: 'What the office, the teacher and the parent see',
    paragraphs: [
      'The office sees fees and admissions, the teacher a timetable and a register, the parent one page about one child. It is the same record, cut three ways.',
      'Report cards print in the layout of your board, and attendance reaches the parent before the second period.',
    ],
  },
  '/products/hospital-system': {
    heading: 'One record from gate to discharge',
    paragraphs: [
      'Registration, ward, pharmacy, laboratory and billing write into one record, so that a nurse does not ask what the gate has already asked.',
      'Who opened a record is written down, and the bill can be read line by line.',
    ],
  },
  '/products/hrms': {
    heading: 'Rules that everybody can look up',
    paragraphs: [
      'Leave is counted by the rule that stands beside it. Payroll takes attendance as it was corrected, not as it was guessed, and keeps each month as it was paid.',
      'Hiring, appraisals and exits have a checklist with names and dates.',
    ],
  },
  '/products/pos': {
    heading: 'It sells while the line is down',
    paragraphs: [
      'Each till keeps selling without a connection and settles with the others when it is back. Stock is right in the evening without counting.',
      'A new cashier is trained in an hour. Returns, vouchers and part payments need no manager with a key.',
    ],
  },
  '/products/library': {
    heading: 'Where a book is, and who has it',
    paragraphs: [
      'Loans and returns take one scan. Readers look up the catalogue from home and are reminded before a book is due, not after.',
      'Stock-taking works shelf by shelf while the reading room is open.',
    ],
  },
  '/products/educational': {
    heading: 'For institutes that teach in two places',
    paragraphs: [
      'A course has the same list of people, papers and dates whether it meets in the room or online.',
      'Enrolment, fees, assignments and certificates follow one another without a spreadsheet between them.',
    ],
  },
  '/products/college-erp': {
    heading: 'Counselling round to convocation',
    paragraphs: [
      'Seats, categories and rounds are set up as your university prescribes them. Credits are counted by the regulation under which a student joined.',
      'The office, the faculty and the hostel work on one record, and each sees its part.',
    ],
  },
  '/products/parking': {
    heading: 'Gates that know who may enter',
    paragraphs: [
      'Passes, number plates and tickets open the same gate, and a free bay is shown where drivers still can turn.',
      'Payment works at the exit, by phone or on a monthly bill; the gate stays open when the network is not.',
    ],
  },
  '/products/vision-track': {
    heading: 'With consent and clear limits',
    paragraphs: [
      'A camera at the door notes who came and went. Faces are kept as numbers that cannot be turned back into pictures, on a machine in your own building.',
      'Everybody who is recorded has agreed, can see their own record, and has another way to sign in. We do not install it where that is refused.',
    ],
  },
} as const satisfies Record<string, PlainPage>;
