export const figure = {
  caption:
    'Gate 2 at 09:28. A camera, B the only part of the picture that is used, C a card for those who decline, D the line.',
} as const;

export const opening = {
  title: 'First: do you need it?',
  paragraphs: [
    'Vision Track replaces the fingerprint box at the door of a factory, an office or a site with 30 to 2,000 people. It knows who came, when, and when they left. Wet or worn fingers and shared cards stop being a problem.',
    'It is not made to find out who works hard. If that is the question, a camera will not answer it, and we would rather lose the order than install it for that.',
  ],
} as const;

export const modules = {
  title: 'Parts, and what each may know',
  caption: 'Each part stores only what it needs',
  columns: { part: 'Part', does: 'What it does', keeps: 'What it keeps' },
  rows: [
    {
      part: 'Enrolment',
      does: 'Five pictures, with the person present and a consent form signed',
      keeps: '512 numbers; the pictures are deleted',
    },
    { part: 'Door', does: 'Compares a live face with those of this site only', keeps: 'Name, door, minute' },
    { part: 'Liveness', does: 'Refuses a photograph or a telephone held up', keeps: 'Nothing' },
    { part: 'Shifts', does: 'Rosters, grace minutes, overtime, weekly offs', keeps: 'Hours for payroll' },
    { part: 'Corrections', does: 'An employee disputes a minute; the supervisor answers', keeps: 'Both sentences' },
    {
      part: 'Desk record',
      does: 'Optional: when a company PC was in use, by the quarter hour',
      keeps: 'Active or idle; no keys, no screens',
    },
  ],
} as const;

export const day = {
  title: 'A working day, as its owner sees it',
  text: 'Every employee has this page on the phone, before the supervisor’s report is made. A wrong minute can be disputed until the 3rd of the next month.',
  head: 'Tuesday 16 June, shift 09:30 to 18:30',
  spans: [
    { from: '09:28', to: '13:04', name: 'Inside', length: '3 h 36 min', kind: 'in' },
    { from: '13:04', to: '13:46', name: 'Lunch', length: '42 min', kind: 'out' },
    { from: '13:46', to: '18:37', name: 'Inside', length: '4 h 51 min', kind: 'in' },
  ],
  sum: 'Inside 8 h 27 min. Required 8 h 15 min. 12 min over, not counted as overtime below 30.',
  action: 'This is not right',
} as const;

export const promises = {
  title: 'What it does not do',
  text: 'These are not settings. The functions are not in the program, and the contract says so.',
  lines: [
    'No feelings, moods, age or gender read from a face.',
    'No cameras in canteens, corridors or anywhere without a line on the floor.',
    'No face compared with any list but your own site’s.',
    'No pay cut by a machine: every deduction has a person’s name under it.',
  ],
  kept: [
    { term: 'Picture at the door', text: '0 days' },
    { term: 'Door record', text: '12 months' },
    { term: 'Face data after leaving', text: '7 days' },
  ],
} as const;

export const measured = {
  title: 'One month at a plant with 180 people',
  text: 'Two passages a day, 22 working days. Before, the fingerprint box failed about one time in nine and the queue at 09:25 took 11 minutes. It now takes 4.',
  rows: [
    { name: 'Known at the first look', figure: '7,581' },
    { name: 'Known at the second', figure: '96' },
    { name: 'By card or by the guard', figure: '243' },
    { name: 'All passages', figure: '7,920' },
  ],
  foot: 'Nobody was taken for somebody else in that month. It can happen: expect one in 50,000 passages, more often with twins.',
  figure: 'Gate 2 at 09:25, one person for each minute of waiting. Behind: before. In front: now.',
} as const;

export const running = {
  title: 'Putting it in',
  entries: [
    {
      term: 'Consent',
      text: 'Asked in the employee’s language, under the Digital Personal Data Protection Act, 2023. An employee who declines gets a card that counts the same. At the sites where it runs, 3 in 100 decline.',
    },
    {
      term: 'Machine',
      text: 'A PC in your building does the comparing; face data never leaves it. Our servers hold only hours, if you wish.',
    },
    { term: 'Network down', text: 'Doors work and keep 30 days of records. Phones show yesterday until it is back.' },
    {
      term: 'Import',
      text: 'Employees, shifts and leave balances from a spreadsheet or from your payroll, both ways every night.',
    },
    {
      term: 'Time',
      text: '180 people: one week for talks with them, two days for enrolment, two weeks beside the old box.',
    },
  ],
} as const;

export const roles = {
  title: 'Who may see which hours',
  entries: [
    { who: 'Employee', text: 'own days, own consent, its withdrawal' },
    { who: 'Supervisor', text: 'own shift’s hours; disputes' },
    { who: 'Payroll', text: 'sums by the month, no minutes' },
    { who: 'HR', text: 'all hours; every look is logged' },
    { who: 'Guard', text: 'a tick, a cross, a first name' },
  ],
} as const;

export const questions = [
  {
    title: 'Does it work with masks, helmets, scarves?',
    content:
      'Scarves, turbans, beards and glasses: yes, enrolled as worn. A dust mask lowers the first look from 98 to about 91 of 100. A closed visor must be lifted.',
  },
  {
    title: 'Is it equally good for everybody?',
    content:
      'We test each site after a week and show the result by skin tone and by sex. In the last four sites the worst group was 1.1 points below the best. Light at the door matters more than anything; we bring a lamp.',
  },
  {
    title: 'May we use our own CCTV?',
    content:
      'Usually not. A ceiling camera sees foreheads. The reader stands at 1.5 m, looks at one person and can be seen by that person.',
  },
  {
    title: 'When is a card reader enough?',
    content:
      'Under 30 people, or where nobody clocks in for another. It costs a fifth, and there is nothing to ask consent for.',
  },
] as const;
export const questionsTitle = 'Questions your people will ask';

export const call = {
  title: 'Stand at the line yourself',
  text: 'We bring one reader for an hour. You enrol, try to cheat it with a photograph, dispute a minute and delete yourself again. Invite someone from the union or the works committee.',
  action: 'Ask for a Vision Track demo',
} as const;
