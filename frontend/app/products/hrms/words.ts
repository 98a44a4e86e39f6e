import { company } from '../../content/company.ts';

export const caption = 'What an employee sees of her own year. No colour stands without its letter or word.';

export const forWhom = {
  title: 'From 25 people to 1,500',
  text: 'Below that the owner knows who is on leave. Above it somebody keeps four spreadsheets, and two of them know different numbers for Rekha. Here the day is written once, by the gate, the phone or the supervisor, and leave, overtime and pay are read from it.',
} as const;

export const ledger = {
  title: 'The sheet above, as a ledger',
  caption: 'Rekha’s leave on 16 November, in days',
  columns: ['Leave', 'Credited', 'Taken', 'Granted', 'Left'],
  rows: [
    ['Earned', 18, 10, 4],
    ['Casual', 6, 3, 0],
    ['Sick', 10, 3, 0],
  ] as const,
  note: 'Three of the eighteen came over from last year. A tap on any figure shows the rule it follows, with its paragraph in your handbook.',
} as const;

export const modules = {
  title: 'Twelve months, and what is due in each',
  lead: 'Every module has a month in which it is needed most.',
  months: [
    ['January', 'Holidays', 'One list per site; the plant in Pune has other days off than the office.'],
    ['February', 'Proofs', 'Rent receipts and policies come in as photographs, and are ticked, not filed.'],
    ['March', 'Closing', 'Leave is carried over, paid out or lapses, as the rule for each grade says.'],
    ['April', 'Appraisal', 'Last April’s goals lie beside this year’s notes. Two signatures, then the letter.'],
    ['May', 'Leave', 'The team’s calendar shows who is away before the supervisor says yes.'],
    ['June', 'Form 16', 'Sent to each person, as soon as the part from the tax office is in.'],
    ['July', 'Hiring', 'From the vacancy to the offer; refusals go out too, within 20 days.'],
    ['August', 'First day', 'Bank, PF number, badge and shoes are asked for once, before she comes.'],
    ['September', 'Attendance', 'Shifts, swaps, overtime by the hour; rain days by one entry for a whole line.'],
    ['October', 'Bonus', 'Worked out from the days of the year, with a list to check before it is paid.'],
    ['November', 'Training', 'A forklift licence ends on the 30th; the list has said so since October.'],
    ['December', 'Leaving', 'Handover, dues, letter. The account closes at 18:00 on the last day.'],
  ],
} as const;

export const pay = {
  title: 'Payroll in a day and a half',
  text: 'On the 26th the month closes. The system lists what is unlike last month: 14 people of 340, each with the reason. You look at fourteen lines and not at 340. PF, ESI, professional tax of your state and TDS follow; the bank gets one file.',
  caseText:
    'A packing firm with 340 people closed its payroll in six working days, and now needs one and a half. Questions at the counter on the day of pay fell from about 50 to 8.',
} as const;

export const tree = {
  title: 'Who sees whose sheet',
  top: ['Managing director', 'Head counts and cost by site. A single pay only after typing why.'],
  branches: [
    {
      who: ['HR office', 'All sheets, all letters. No passwords, no messages.'],
      below: [
        ['Payroll clerk', 'Pay and bank. No appraisals.'],
        ['Recruiter', 'Candidates only, until they sign.'],
      ],
    },
    {
      who: ['Supervisor', 'Attendance and leave of her own line. Not their pay.'],
      below: [
        ['Employee', 'Her own sheet, all of it, and who has opened it.'],
        ['Auditor', 'A chosen month, for a fortnight, to read.'],
      ],
    },
  ],
} as const;

export const standing = {
  title: 'Where the data lie',
  facts: [
    [
      'Yours or ours',
      'On a server in your office, or with us in India. Pay and Aadhaar numbers are encrypted in both cases, and the key is yours.',
    ],
    [
      'Without a line',
      'The gate device keeps 30 days of punches. Supervisors mark attendance on the phone and send it later. Payroll itself needs the line.',
    ],
    [
      'What comes along',
      'Master data, balances and twelve months of pay, from Excel, Tally or your old program. We pay the last two months again as a trial, to the rupee.',
    ],
    [
      'How long',
      'Seven weeks up to 300 people, eleven above. Your HR office gives us a day a week in that time; everybody else, half an hour.',
    ],
  ],
} as const;

export const limits = {
  title: 'Where it stops',
  items: [
    'It counts hours at a gate. It takes no screenshots, reads no mail, and tracks nobody on the way home.',
    'Candidates are not ranked by a machine. It sorts by date.',
    'Labour law of the 28 states changes. We follow eleven of them ourselves; for the others your consultant enters the rates.',
    'Under 25 people, a payroll bureau at ₹ 150 a head does it better.',
  ],
} as const;

export const questions = {
  title: 'Asked by HR',
  entries: [
    {
      title: 'People without e-mail or a smartphone?',
      text: 'They use a screen at the gate with their badge, in Hindi, English, Marathi or Tamil. The slip prints there. In the packing firm one in four does it so, mostly the older ones.',
    },
    {
      title: 'Our leave rules are odd. Do they fit?',
      text: 'Bring the handbook. Of 31 rule books we have set up 28 by settings alone. In the other three we built the odd rule, for two to five days of work each.',
    },
    {
      title: 'How long do you keep those who left?',
      text: 'Pay for eight years, as the law has it. Appraisals and applications are deleted after two years, unless you write down a reason to keep one.',
    },
  ],
} as const;

export const call = {
  title: 'Is your oddest leave rule in it?',
  text: `${company.name} sets it up while you watch. The demo takes forty minutes, with invented names, and you keep the calendar of your own holidays.`,
  action: 'Ask for a demo',
} as const;
