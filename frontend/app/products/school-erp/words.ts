import { company } from '../../content/company.ts';

export const caption = 'Eight o’clock. Letters refer to the hours of the day below.';

export const forWhom = {
  title: 'For schools of 300 to 4,000 pupils',
  text: 'CBSE, ICSE or a state board, one campus or four. The office has a fee register, each teacher a register of her own, the bus attendant a list in a shirt pocket, and on the last day of the quarter somebody adds them up. The software replaces the adding up, and no person.',
} as const;

export const dayTitle = 'One Tuesday, from bus to bell';

export const hours = [
  {
    time: '06:50',
    module: 'Transport',
    text: 'Bus 4 leaves the depot. The parents of its 39 children see where it is, of this bus only, and only while it drives. The attendant ticks each child in and out; a child who is not ticked out at school is a telephone call, not a report.',
  },
  {
    time: '08:05',
    module: 'Attendance',
    text: 'The class teacher marks only who is missing. A child with a leave note is marked already. At 08:20 a message goes to the parents of every child whose absence nobody explained.',
  },
  {
    time: '08:20',
    module: 'Timetable',
    text: 'Two teachers have called in sick. The system proposes who stands in: free in that hour, knows the class, had fewest of these this month. The coordinator presses or picks another.',
  },
  {
    time: '10:40',
    module: 'Fees',
    text: 'A father stands at the counter with cash, a mother pays by UPI from Pune. Both get a receipt with the same row of numbers, and the accountant finds both in one day book.',
  },
  {
    time: '14:15',
    module: 'Marks and report cards',
    text: 'Marks are entered once, per question if you like. The report card follows your board’s pattern; the remark is the teacher’s own and no sentence from a list.',
  },
  {
    time: '16:30',
    module: 'Admissions',
    text: 'Of 231 enquiries for nursery, 160 have handed in a birth certificate and 74 have a date for a talk. The office sees who waits for whom.',
  },
] as const;

export const access = {
  title: 'One pupil, five pairs of eyes',
  lead: 'Aditi is in 6 B. This is what each of them sees of her, and nothing beyond it.',
  eyes: [
    [
      'Her parents',
      'Attendance, marks once released, homework, fees, her bus. They write leave notes and change their telephone number.',
    ],
    ['Class teacher', 'All of her class, the parents’ numbers, allergies. No fees.'],
    ['Subject teacher', 'Her name, photograph and marks in this one subject.'],
    ['Accounts', 'Fees and concessions. No marks, no medical note.'],
    ['Principal', 'Everything; and each look into a medical note is logged, like anyone else’s.'],
  ],
} as const;

export const start = {
  title: 'It begins in a quiet month',
  lead: 'A new session starts in April; the change is made in the weeks before it. Asked in May, we will advise you to wait for October, between the two terms.',
  caption: 'Nine weeks, and what they ask of your people',
  columns: ['Weeks', 'What happens', 'Your hours'],
  rows: [
    ['1–2', 'Fee heads, concessions, board pattern, bus routes are written down', 'Accountant 12, coordinator 8'],
    [
      '3–5',
      'Pupils, parents and three years of marks come in from Excel or your old program; you check 50 pupils name by name',
      'Office 20',
    ],
    ['6–7', 'Staff are taught in groups of eight, with their own classes on the screen', 'Each teacher 2'],
    ['8–9', 'Attendance first, then fees, marks last. Someone of ours sits in the office on both fee days', 'Office 6'],
  ],
} as const;

export const place = {
  title: 'Where it runs',
  items: [
    [
      'Ours, by default',
      'In an Indian data centre, copied every night, restored as a test each quarter. No machine for you to dust.',
    ],
    [
      'Yours, if you wish',
      'One server in the computer room and an uninterruptible supply for 30 minutes. We keep it up to date from outside.',
    ],
    [
      'No network',
      'The register works on the teacher’s phone all day and sends itself later. Cash receipts print from a reserved block of 200 numbers. Online payment waits.',
    ],
  ],
} as const;

export const limits = {
  title: 'Not in the box',
  text: 'No lessons, no videos, no test bank: this runs the school and teaches nobody. Timetables are proposed for up to 90 teachers; above that a good coordinator is still better. Parents without a smartphone get text messages, in Hindi or English, and those cost you about 12 paise each.',
} as const;

export const questions = {
  title: 'Asked in staff rooms',
  entries: [
    {
      title: 'Will parents write to teachers at night?',
      text: 'Not through us. Messages to a class teacher are delivered between 08:00 and 17:00 on school days. You may change the hours; most schools make them shorter.',
    },
    {
      title: 'What did it change elsewhere?',
      text: 'A school with 1,150 pupils in Ghaziabad closed its quarter in two days instead of nine. Open fees fell from 14\u00a0% to 6\u00a0%, mostly because the reminder named the exact sum.',
    },
    {
      title: 'We have 120 pupils. Is it for us?',
      text: 'No. A well-kept spreadsheet and a message group do the same for you, and cost nothing. Come back when the second section opens.',
    },
  ],
} as const;

export const call = {
  title: 'Show us last Tuesday.',
  text: `Send the timetable of one class and your fee heads, without names. ${company.name} puts them in, and you see your own school in a demo of thirty minutes, after the last bell if you like.`,
  action: 'Ask for a demo',
} as const;
