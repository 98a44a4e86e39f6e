export const figure = {
  caption:
    'Week 25. Hatched: online. Dashed: where Friday’s design lesson was before the teacher asked to leave early.',
} as const;

export const audience = {
  title: 'For institutes that sell a course, not a year',
  text: 'Coaching classes, language schools, skill centres and the training department of a company: 50 to 5,000 learners, batches that begin in any week, teachers who come by the hour. A school’s or a college’s software expects one intake in June and does not fit.',
  counter: 'If you teach one batch at a time, a shared calendar and a messenger group are enough.',
} as const;

export const moved = {
  title: 'At 10:20 on Friday one lesson moves',
  text: 'Most of the work in an institute is this sentence, several times a week. It is done in one place and the rest follows.',
  chain: [
    {
      time: '10:20',
      text: 'The office drags Design from 14:00 to 12:00. Room 1 is free, the teacher too; otherwise it would not drop.',
    },
    { time: '10:21', text: '22 learners get a message: the change, the room, and one button: cannot come.' },
    { time: '10:48', text: 'All have answered: 19 come, 3 cannot. These get the recording and no absence.' },
    { time: '14:05', text: 'The lesson is over, and the teacher’s hours for June are right without a note on paper.' },
  ],
} as const;

export const attendance = {
  title: 'Attendance is a strip, not a percentage',
  text: 'Eighty-three per cent says little. The strip shows that all four gaps were on a Thursday, and a counsellor who sees that asks about Thursdays.',
  learner: 'Farida, English for nurses, Tue Wed Thu: 20 of 24 lessons',
  /** One letter a lesson: r in the room, o online, x absent. */
  lessons: 'rrorrxrorrrrrrxorrrrxrox',
  legend: [
    { mark: 'r', text: 'in the room, 16' },
    { mark: 'o', text: 'online, 4' },
    { mark: 'x', text: 'absent, 4' },
  ],
  fee: {
    caption: 'Her fee, in four parts',
    rows: [
      { due: '5 May', sum: '₹ 6,000', state: 'paid, UPI' },
      { due: '5 June', sum: '₹ 6,000', state: 'paid, cash, receipt 0418' },
      { due: '5 July', sum: '₹ 6,000', state: 'due' },
      { due: '5 August', sum: '₹ 6,000', state: 'not yet' },
    ],
    total: { due: 'Course', sum: '₹ 24,000', state: '₹ 12,000 open' },
  },
} as const;

export const modules = {
  title: 'From the first call to the certificate',
  rows: [
    { name: 'Enquiries', text: 'A call, a walk-in, a form: who rings back, and when they did' },
    { name: 'Enrolment', text: 'Batch, placement test, fee plan, consent of a parent below 18' },
    { name: 'Timetable', text: 'Rooms, teachers, online links; clashes are refused' },
    { name: 'Lessons', text: 'Zoom, Meet or Jitsi opened from here, so that attendance is known' },
    { name: 'Assignments', text: 'Handed in by telephone camera; marked with a pen or a rubric' },
    { name: 'Teachers’ pay', text: 'Hours taught at the agreed rate, less the lessons that somebody else took' },
    { name: 'Certificates', text: 'Printed with a code; anybody may check it for ten years' },
  ],
} as const;

export const roles = {
  title: 'What each of four roles may see',
  entries: [
    { who: 'Learner or parent', text: 'Own lessons, strip, fees, marks. Nobody else’s.' },
    { who: 'Teacher', text: 'Own batches, and no telephone numbers of learners below 18.' },
    { who: 'Office', text: 'Enquiries, fees, timetable. Marks can be read there, not changed.' },
    { who: 'Owner', text: 'Seats sold, hours paid, and what a batch earned after both.' },
  ],
} as const;

export const batch = {
  title: 'A language school, two centres, 640 learners',
  text: 'Evening batches were opened by guesswork. The first quarter in the system showed eleven batches with 12 seats each that ran with 5 learners on average: 55 learners. Joined into five batches of 11, they freed 24 teaching hours a week.',
  sum: '11 batches at 4 hours are 44 hours; 5 at 4 are 20.',
} as const;

export const running = {
  title: 'Where it stands',
  entries: [
    {
      term: 'Hosting',
      text: 'With us by default, ₹ 40 a learner and month, 50 at the least. On your own server from 1,000 learners; then a licence by the year.',
    },
    {
      term: 'Offline',
      text: 'The teacher’s phone holds this week’s lists and marks attendance without a line. Online lessons, of course, need one.',
    },
    {
      term: 'Import',
      text: 'Learners, dues and running batches from spreadsheets. We reconcile the dues with you to the rupee before the first receipt.',
    },
    { term: 'Time', text: 'One centre in 10 days, best in the week between two batches. Each further centre takes 3.' },
  ],
} as const;

export const questions = [
  {
    title: 'Does it stream and record lessons itself?',
    content:
      'No. Zoom, Meet and Jitsi do that better. We open them, note who came and for how long, and keep the link to the recording for as long as you pay for its storage there.',
  },
  {
    title: 'Can it sell recorded courses?',
    content:
      'It can take the fee and open a folder. If recorded courses are your main business, buy a platform made for that; the commission is worth it.',
  },
  {
    title: 'Will learners cheat in online tests?',
    content:
      'Some will. Questions are drawn from a pool and timed, which helps. We do not lock browsers or film faces. For a certificate that counts, write the last test in a room.',
  },
  {
    title: 'Do learners have to install something?',
    content:
      'No. It is a page that opens on a phone of ₹ 6,000 and weighs less than a photograph. Messages come by SMS or WhatsApp; those are charged at cost.',
  },
] as const;
export const questionsTitle = 'What owners ask us';

export const call = {
  title: 'Plan next week with us',
  text: 'We type this week’s timetable in while you look on, from a photograph of the board if need be. It takes half an hour, and then you move a lesson yourself.',
  action: 'Ask for an institute demo',
} as const;
