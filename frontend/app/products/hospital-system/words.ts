import { company } from '../../content/company.ts';

export const bannerNote = {
  caption: 'The bed board, Thursday at 11:42. Bed\u00a03-\u206010 is held for R. Sinha.',
  remark: 'Plan, 1 : 100',
} as const;

export const forWhom = {
  title: 'For a hospital with one gate and many doors',
  paragraphs: [
    'In a hospital of 30 to 300 beds a patient is asked for her name six times: at the gate, in the ward, at the laboratory window, in theatre, at the pharmacy and once more by the cashier. Each answer is typed into something different. The sixth is the one on the bill.',
    'This system asks at the gate. Every later door opens the same record, adds to it, and leaves the time and the writer’s name.',
  ],
  measures: [
    ['30–300', 'beds it is fitted for'],
    ['1', 'time a patient gives her name'],
    ['7', 'doors that write into the record'],
  ],
} as const;

export const plan = {
  title: 'Seven rooms of one building',
  lead: 'Take the rooms that you need. The gate and the ward come first, since all others read what they write.',
  caption: 'The modules as a floor plan. Where a wall is missing, data passes.',
  rooms: [
    { name: 'Gate', text: 'Registration, tokens, ABHA number, old paper file by its number', place: 'md:col-span-3' },
    { name: 'Clinic', text: 'Queue per doctor, notes, prescription, next visit', place: 'md:col-span-5' },
    {
      name: 'Laboratory',
      text: 'Sample label, machine result, second signature on the critical ones',
      place: 'md:col-span-4',
    },
    {
      name: 'Ward',
      text: 'Beds, transfers, vital signs, medicine rounds, diet, hand-over between shifts',
      place: 'md:col-span-6 md:row-span-2 md:min-h-64',
    },
    {
      name: 'Theatre',
      text: 'Slots, checklist before the first cut, implants by serial number',
      place: 'md:col-span-6',
    },
    { name: 'Pharmacy', text: 'Batches, expiry, returns from the ward', place: 'md:col-span-3' },
    { name: 'Cashier', text: 'Estimate, advance, insurer, bill, letter', place: 'md:col-span-3' },
  ],
} as const;

export const billHead = {
  title: 'A bill that can be read aloud',
  text: 'Families do not argue about the sum. They argue about the line that nobody can explain. Here each line carries the department that wrote it and the hour; what the ward gave back to the pharmacy is subtracted where it can be seen.',
  aside:
    'The estimate given at admission stands beside the bill. If the two are more than 15\u00a0% apart the cashier must write why before the bill prints.',
} as const;

export const access = {
  title: 'Who may open which door',
  caption: 'W writes, R reads, a dash sees nothing. You change this table, and the change is logged.',
  columns: ['Role', 'Notes', 'Drugs', 'Bed', 'Bill'],
  rows: [
    ['Doctor', 'W', 'W', 'R', '–'],
    ['Ward nurse', 'R', 'W', 'W', '–'],
    ['Laboratory', 'Own test', '–', 'R', '–'],
    ['Pharmacist', '–', 'W', 'R', 'Own lines'],
    ['Cashier', '–', '–', 'R', 'W'],
    ['Administrator', '–', '–', 'R', 'R'],
  ],
  emergency:
    'In an emergency any doctor may open any record. She types a reason, the record opens at once, and the medical superintendent gets the list every morning.',
} as const;

export const standing = {
  title: 'Where it stands, and when the line is down',
  facts: [
    [
      'On your server',
      'Two machines in two rooms of your building, the second copying the first every minute. Nothing medical leaves the building.',
    ],
    [
      'With us',
      'In an Indian data centre, rented by the month. Fits up to about 80 beds and a hospital without IT staff.',
    ],
    [
      'Line down',
      'Every ward computer keeps the last 48 hours of its own patients to read, and notes written in that time go up when the line is back. Giving away beds pauses: two wards could give the same one.',
    ],
    [
      'Data brought along',
      'Patients, doctors, price list and stock from Excel or from your present system. Old notes stay as scanned pages with their date.',
    ],
  ],
} as const;

export const time = {
  title: 'Eleven weeks, with the old way beside the new',
  phases: [
    {
      when: 'Week 1–2',
      title: 'Walk and measure',
      text: 'We follow four patients from gate to discharge and write down each question asked.',
    },
    {
      when: 'Week 3–6',
      title: 'Prices and data',
      text: 'Price list, packages, insurers; the last two years of patients, loaded twice and compared.',
    },
    {
      when: 'Week 7–8',
      title: 'Gate and one ward',
      text: 'On the new system, with paper beside it. An engineer sits at the nurses’ desk by day and by night.',
    },
    {
      when: 'Week 9–11',
      title: 'All other doors',
      text: 'One department every second day. Paper ends in week eleven, on a signature of yours.',
    },
  ],
} as const;

export const limits = {
  title: 'Where it stops',
  items: [
    'It gives no diagnosis and suggests no dose. It warns of a written-down allergy, and of nothing that is not written down.',
    'It does not store X-ray images. It opens them in the PACS that you have.',
    'Laboratory machines older than about 2008 often have no port. Their results are typed, and marked as typed.',
    'For a clinic of two doctors it is too large. A booking page and a good cashbook cost you a tenth.',
  ],
} as const;

export const questions = {
  title: 'Asked by superintendents',
  entries: [
    {
      title: 'Do nurses have to type more than today?',
      text: 'In the first fortnight, yes. Afterwards less: in the hospital of 110 beds that we measured, writing fell from 71 to 44 minutes a shift, because the hand-over sheet writes itself from the round.',
    },
    {
      title: 'Does it talk to insurers?',
      text: 'Pre-authorisation papers are filled from the record and sent through the insurer’s portal or by e-mail. Few insurers in India accept anything more automatic, and we do not pretend otherwise.',
    },
    {
      title: 'What if we want to leave?',
      text: 'You export the records as FHIR files and plain tables, and the scanned pages as PDF. It takes one night for 2,00,000 patients. The button is yours, not ours.',
    },
  ],
} as const;

export const call = {
  title: 'Bring the plan of one ward.',
  text: `${company.name} draws your ward into the board before the demonstration, so you judge it with your own rooms and doors. Forty minutes, and a nurse should be there.`,
  action: 'Ask for a demo',
} as const;
