import { fillValues } from '../fill-values';
import type { Audience } from '../../templates/mail-text';

/** The words with which a mail begins that a person of the staff writes; `title` and `stage` stand in its row. */
export interface WrittenMail extends Record<'subject' | 'body', string> {
  needs: readonly string[];
}

const greeting = 'Dear {{name}},\n\n';
const senders = { hr: 'HR, {{company}}', company: '{{company}}', writer: '{{writer}}, {{company}}' } as const;
const fromHr = `\n\nKind regards,\n${senders.hr}`;
const fromCompany = `\n\nKind regards,\n${senders.company}`;
const fromWriter = `\n\nKind regards,\n${senders.writer}`;

/** The last lines of these mails, which say who sends them: a signature says it instead. */
export const senderLines = ({ writer = '', company }: { writer?: string | undefined; company: string }): string[] =>
  Object.values(senders)
    .filter((text) => writer !== '' || text !== senders.writer)
    .map((text) => fillValues(text, { writer, company }));

const facts = '\n\nWhen: {{when}}\nWhere: {{place}}\nWith: {{people}}\n\n{{details}}\n\n';

/** A link to a call is nowhere else: a reminder has no entry for the calendar, and a calendar may not show it. */
const timeAndPlace = ['when', 'place'];

/** By key: the words of the release, which the first migration of each wrote into its row. */
export const writtenMails: Readonly<Record<string, WrittenMail>> = {
  screening: {
    subject: 'Your application as {{position}} ({{reference}})',
    body: `${greeting}Thank you for your application as {{position}}. We are reading it closely at the moment and will write to you again as soon as we know more, within five working days.${fromHr}`,
    needs: [],
  },
  'interview-invitation': {
    subject: 'Let us talk about your application as {{position}} ({{reference}})',
    body: `${greeting}We have read your application as {{position}} with interest and would like to talk with you. The talk takes about 45 minutes, by video or at our office, as you prefer.\n\nPlease answer this mail with two or three times that suit you in the coming week.${fromHr}`,
    needs: [],
  },
  offer: {
    subject: 'We would like to work with you ({{reference}})',
    body: `${greeting}We enjoyed our talks and would be glad if you joined us as {{position}}. Our written offer will reach you separately.\n\nPlease answer this mail if you have questions about it, or if you would like to talk it through first.${fromHr}`,
    needs: [],
  },
  rejection: {
    subject: 'Your application as {{position}} ({{reference}})',
    body: `${greeting}Thank you for your interest in working with us, and for the time you took. We have decided to go on with other applicants for the position of {{position}}.\n\nThis says nothing about your next application: you are welcome to apply again. We wish you all the best.${fromHr}`,
    needs: [],
  },
  'reply-first-call': {
    subject: 'Let us talk about your enquiry ({{reference}})',
    body: `${greeting}Thank you for writing to us. We would like to hear more before we propose anything: a call of half an hour is enough.\n\nPlease answer this mail with two or three times that suit you in the coming days, and with your time zone.${fromWriter}`,
    needs: [],
  },
  'reply-questions': {
    subject: 'Some questions about your enquiry ({{reference}})',
    body: `${greeting}Thank you for writing to us. So that we can give you a good answer, please tell us:\n\n- what you use for this today,\n- how many people will work with it,\n- by when you need it.\n\nA few words about each are enough: just answer this mail.${fromWriter}`,
    needs: [],
  },
  'reply-not-ours': {
    subject: 'Your enquiry ({{reference}})',
    body: `${greeting}Thank you for writing to us. We have read your enquiry closely: it is not the kind of work that we do well, and so we would rather not take it on.\n\nWe hope that you find somebody who does. You are welcome to write to us again.${fromWriter}`,
    needs: [],
  },
  'interview-arranged': {
    subject: 'Your interview for {{position}} ({{reference}})',
    body: `${greeting}We would like to talk with you about your application for {{position}}.${facts}The calendar entry in this mail has the same time. If it does not suit you, just answer this mail.${fromCompany}`,
    needs: timeAndPlace,
  },
  'interview-moved': {
    subject: 'Changed: your interview for {{position}} ({{reference}})',
    body: `${greeting}Your interview for {{position}} has changed. It is now as follows.${facts}Your calendar moves the entry by itself where it has taken it. If the time does not suit you, just answer this mail.${fromCompany}`,
    needs: timeAndPlace,
  },
  'interview-cancelled': {
    subject: 'Cancelled: your interview for {{position}} ({{reference}})',
    body: `${greeting}Your interview for {{position}} does not take place.\n\nIt was planned for {{when}}.\n\nIf you have a question, just answer this mail.${fromCompany}`,
    needs: [],
  },
  'interview-reminder': {
    subject: 'Reminder: your interview for {{position}} ({{reference}})',
    body: `${greeting}Your interview for {{position}} is soon.${facts}If you cannot come, just answer this mail.${fromCompany}`,
    needs: timeAndPlace,
  },
  'interview-proposed': {
    subject: 'Two times for your interview for {{position}} ({{reference}})',
    body: `${greeting}We would like to talk with you about your application for {{position}}. Which of these two times suits you?\n\n{{when}}\n\nWhere: {{place}}\nWith: {{people}}\n\n{{details}}\n\nPlease choose by the link in this mail. Both times are kept for you until then.${fromCompany}`,
    needs: ['when'],
  },
};

const anybody = { name: 'Asha Verma', reference: 'FD-7K2M-Q4XV' };
const interview = {
  when: 'Tuesday, 24 November 2026, 11:00–11:45 IST',
  place: 'https://meet.example/room',
  people: 'Meera Nair',
  details: 'Please have your portfolio at hand.',
};

/** What a preview fills in; the company's name is added to it. */
export const writtenSamples: Readonly<Record<Audience, Readonly<Record<string, string>>>> = {
  applicants: { ...anybody, position: 'Java Developer' },
  enquirers: { ...anybody, writer: 'Meera Nair' },
  interviewees: { ...anybody, position: 'Java Developer', ...interview },
};
