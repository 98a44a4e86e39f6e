import { sampleReference, type SystemMail } from './system-mail';

const when = 'Tuesday, 24 November 2026, 11:00–11:45 IST';
const whenFact = { label: 'When', value: when };
const referenceFact = { label: 'Reference', value: sampleReference };
const facts = [
  whenFact,
  { label: 'Where', value: 'https://meet.example/room', href: 'https://meet.example/room' },
  { label: 'With', value: 'Meera Nair' },
  { label: 'Position', value: 'Java Developer' },
  referenceFact,
];
const placeholders = {
  name: { sample: 'Asha Verma', theirs: true },
  position: { sample: 'Java Developer', theirs: true },
  reference: { sample: sampleReference },
  when: { sample: when },
  details: { sample: 'The portfolio is on the second page.', lines: true },
} as const;

type Notice = Record<'title' | 'when' | 'start' | 'heading' | 'note', string>;

const notice = ({ title, when: sent, start, heading, note }: Notice): SystemMail => ({
  title,
  when: sent,
  role: 'hr',
  subject: `${start}: {{name}}, {{position}} ({{reference}})`,
  body: `# ${heading}

{{name}}

{{facts}}

## To know before
{{details}}

[Open it]({{link}})

---
${note} An answer to this mail reaches HR.`,
  placeholders,
  needs: ['facts'],
  facts,
  leadsTo: '/admin/applications',
});

/** To interviewers, and to HR about answers to invitations. */
export const interviewMails = {
  'interview-notice-arranged': notice({
    title: 'Interviewer: an interview is arranged',
    when: 'To each interviewer, with an entry for the calendar.',
    start: 'Interview',
    heading: 'You have an interview',
    note: 'The calendar entry of this mail has the same time.',
  }),
  'interview-notice-changed': notice({
    title: 'Interviewer: an interview has changed',
    when: 'To each interviewer, with the new entry for the calendar.',
    start: 'Changed',
    heading: 'An interview has changed',
    note: 'The calendar entry of this mail has the same time.',
  }),
  'interview-notice-cancelled': notice({
    title: 'Interviewer: an interview is cancelled',
    when: 'To each interviewer; the calendar takes the entry out.',
    start: 'Cancelled',
    heading: 'An interview does not take place',
    note: 'The calendar entry of this mail takes the interview out.',
  }),
  'interview-notice-reminder': notice({
    title: 'Interviewer: reminder',
    when: 'To each interviewer, the day before.',
    start: 'Reminder',
    heading: 'You have an interview soon',
    note: 'It stands in your calendar by an earlier mail.',
  }),
  'interview-notice-erased': {
    title: 'Interviewer: the applicant’s data was removed',
    when: 'To each interviewer of an interview that is gone with its application.',
    role: 'hr',
    subject: 'Cancelled: interview on {{when}}',
    body: `# An interview does not take place

{{facts}}

The applicant’s data was removed. The calendar entry of this mail takes the interview out.

---
Sent to the people who were to take part.`,
    placeholders: { when: placeholders.when },
    needs: ['facts'],
    facts: [whenFact],
  },
  'interview-verdict': {
    title: 'Interviewer: your verdict',
    when: 'To each interviewer, once, after the interview.',
    role: 'hr',
    subject: 'Your verdict on the interview of {{day}} ({{reference}})',
    body: `# What do you think?

{{facts}}

The interview is over. Please give your verdict, one of four words and a sentence, while you remember it well. You see those of others once yours is given.

[Give your verdict]({{link}})

---
You are asked once. The page needs your login.`,
    placeholders: { day: { sample: '24 November 2026' }, reference: placeholders.reference },
    needs: ['link'],
    facts: [whenFact, referenceFact],
    leadsTo: '/admin/applications',
  },
  'hr-interview-answer': {
    title: 'HR: an answer to an invitation',
    when: 'To HR’s inbox, when an applicant or an interviewer accepts, declines or asks for another time.',
    role: 'hr',
    subject: '{{answer}}: interview with {{applicant}}, {{position}} ({{reference}})',
    body: `# {{name}}

{{sentence}}

{{facts}}

## Their words
{{words}}

[Open the application]({{link}})

---
{{advice}} An answer to this mail goes to {{name}}.`,
    placeholders: {
      name: placeholders.name,
      applicant: placeholders.name,
      position: placeholders.position,
      reference: placeholders.reference,
      answer: { sample: 'Declined', theirs: true },
      sentence: { sample: 'Does not come to the interview.', theirs: true },
      words: { sample: 'I am travelling on that day.', theirs: true, lines: true },
      advice: { sample: 'The interview stands until somebody changes or cancels it.' },
    },
    needs: ['sentence', 'link'],
    facts,
    leadsTo: '/admin/applications',
  },
} as const satisfies Record<string, SystemMail>;
