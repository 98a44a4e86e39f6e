export const figure = {
  caption:
    'Computer Science, intake 60. A first round 38, B second round 14, C institute’s quota 6 (marked Q), D open 2.',
} as const;

export const audience = {
  title: 'For colleges that fill seats in rounds and count in credits',
  text: 'Engineering, pharmacy, management and degree colleges with 400 to 12,000 students, affiliated or autonomous. A school’s software thinks in classes; a college thinks in regulations, electives and arrears. That is why this is a product of its own.',
} as const;

export const ledger = {
  title: 'A degree is a sum of credits',
  text: 'What a student, a mentor and the controller of examinations open first. No student has to ask the office how many credits are still missing.',
  head: 'R. Meenakshi, 24CS041, Regulation 2021',
  columns: { semester: 'Semester', credits: 'Credits', state: 'State', sgpa: 'SGPA' },
  semesters: [
    { semester: 1, credits: 20, state: 'earned', sgpa: '8.1' },
    { semester: 2, credits: 20, state: 'earned; Mathematics II in the second attempt', sgpa: '7.4' },
    { semester: 3, credits: 21, state: 'earned', sgpa: '8.0' },
    { semester: 4, credits: 21, state: 'earned', sgpa: '8.3' },
    { semester: 5, credits: 20, state: 'registered', sgpa: '' },
    { semester: 6, credits: 20, state: 'to come', sgpa: '' },
    { semester: 7, credits: 20, state: 'to come', sgpa: '' },
    { semester: 8, credits: 18, state: 'to come', sgpa: '' },
  ],
  sums: [
    { term: 'Earned', text: '82' },
    { term: 'Registered', text: '20' },
    { term: 'To come', text: '58' },
    { term: 'For the degree', text: '160' },
  ],
  elective: 'Elective of semester 6: Compilers, 4 places left of 60. Closes Friday 17:00',
} as const;

export const year = {
  title: 'One academic year, and the part that does the work',
  entries: [
    {
      when: 'June to August',
      name: 'Admission',
      text: 'Allotment lists read in as the authority publishes them; documents, fee, seat. A withdrawn seat is open again in the same minute.',
    },
    {
      when: 'July',
      name: 'Timetable',
      text: 'Rooms, laboratories and teachers without a clash. The system proposes a plan, and the head of department changes it.',
    },
    {
      when: 'July to April',
      name: 'Attendance',
      text: 'By the hour, on the teacher’s phone. The student is warned at 78\u00a0%, before the limit of 75 is reached.',
    },
    {
      when: 'November and April',
      name: 'Examinations',
      text: 'Hall tickets, seating, internal marks, moderation, results. Marks are typed twice by two people.',
    },
    {
      when: 'All year',
      name: 'Fees',
      text: 'Scholarships, instalments, the state’s reimbursements and what is still due of them.',
    },
    {
      when: 'All year',
      name: 'Hostel',
      text: '480 beds: 462 given, 12 held for the second round, 6 under repair. Mess bill by the day.',
    },
    {
      when: 'May',
      name: 'Convocation',
      text: 'Degrees from the ledger above, with the number that employers can check.',
    },
  ],
} as const;

export const access = {
  title: 'Who sees what, and who may change it',
  rows: [
    { who: 'Student', sees: 'own ledger, own fees', changes: 'choices, while they are open' },
    { who: 'Teacher', sees: 'own classes', changes: 'attendance for 48 hours, marks until they are locked' },
    { who: 'Head of department', sees: 'the department', changes: 'timetable, mentors' },
    {
      who: 'Controller of examinations',
      sees: 'marks of all',
      changes: 'locks, moderation; each change signed by a second person',
    },
    { who: 'Office', sees: 'fees, documents', changes: 'receipts; never marks' },
    { who: 'Principal', sees: 'everything', changes: 'nothing, except who has which key' },
  ],
} as const;

export const results = {
  title: 'From the last paper to the result',
  text: 'An autonomous college with 2,100 students and 11,340 answer books a semester. The days that vanished were for copying lists between offices. Marking takes as long as before; teachers read no faster.',
  before: {
    name: 'Before: 19 days',
    parts: [
      { name: 'marking 4', width: 'col-span-4' },
      { name: 'typing and checking 9', width: 'col-span-9' },
      { name: 'moderation, print 6', width: 'col-span-6' },
    ],
  },
  after: {
    name: 'Now: 7 days',
    parts: [
      { name: 'marking 4', width: 'col-span-4' },
      { name: 'the rest 3', width: 'col-span-3' },
    ],
  },
} as const;

export const running = {
  title: 'Introducing it',
  entries: [
    { term: 'When', text: 'We begin between two semesters only. From signature to the first semester: 14 weeks.' },
    {
      term: 'Old records',
      text: 'Marks of the last six years come in and every CGPA is computed again. Expect 1 in 200 to differ; you decide each.',
    },
    {
      term: 'Where',
      text: 'Your data centre or ours, in India. A college of 2,000 needs one server with 8 cores and a second one to copy to.',
    },
    {
      term: 'Without a line',
      text: 'Phones keep attendance for a day. Counters print receipts from a numbered block. Results wait.',
    },
  ],
} as const;

export const questions = [
  {
    title: 'Does it know our university’s regulation?',
    content:
      'Credits, grades, grace and promotion rules are tables that your controller can read. We enter one regulation in about a week and prove it with last year’s results. Four regulations at once are normal.',
  },
  {
    title: 'Does it fill the NAAC and NIRF forms?',
    content:
      'It fills the numbers that it knows, about two thirds, and lists the rest. It writes no narrative, and it will not help to improve a number.',
  },
  {
    title: 'Can teaching be done in it?',
    content:
      'No. Moodle or Google Classroom stay; classes and marks go across. We do not build a second place for lecture notes.',
  },
  {
    title: 'When is it too much?',
    content:
      'A college with one course and 200 students does well with the university’s portal and a spreadsheet for fees. Come back with the second course.',
  },
] as const;
export const questionsTitle = 'From staff meetings';

export const call = {
  title: 'Give us one regulation',
  text: 'Send the PDF and ten mark sheets without names. In the demo you see these ten computed, and the clause that decided each grade.',
  action: 'Ask for a college demo',
} as const;
