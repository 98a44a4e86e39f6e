import { company } from '../content/company.ts';
import { experts } from '../content/experts.ts';
import { asBeginning, counted, inWords } from '../content/figures.ts';

export const figure = {
  caption: 'Fig. 1 — your row, on a Monday. A your people, B the one who joins, C the hours that count',
} as const;

export const intro = {
  text: `You keep the plan and the product. We add the people who are missing: engineers, testers, designers, analysts. You have met and chosen each of them, and they work at your stand-up and in your repository.`,
  facts: [
    { term: 'Engineers in all', text: String(counted.engineers) },
    { term: 'First profiles', text: '2 days' },
    { term: 'At your desk', text: '5 days' },
  ],
} as const;

export const offers = {
  title: 'Six clauses that stand in every contract',
  label: 'Six clauses',
  text: 'They are the same for one tester in July and for nine developers over three years.',
  items: [
    {
      figure: '24*7',
      title: 'Man hours guaranteed',
      text: 'What must not stop is staffed day and night, in three shifts that hand over in writing. A missing hour is worked the same week, at no charge.',
    },
    {
      figure: '1 · 7 · 30',
      title: 'Code daily, weekly or monthly',
      text: 'You say how often. Delivered means merged into your main branch with its tests, and not shown on somebody’s screen.',
    },
    {
      figure: '18:30',
      title: 'Reports by e-mail, daily or weekly',
      text: 'Ten lines: done, not done, in the way, next. They are written by the engineer and read in one minute.',
    },
    {
      figure: '0',
      title: 'People between you and the engineer',
      text: 'Direct access to the resource: a phone number, a chat, a calendar. Our manager hears of it only when you want that.',
    },
    {
      figure: '4–8 h',
      title: 'Office hours in your time zone',
      text: 'From Dubai to New York the hours move with you. Between four and eight of them overlap with your own.',
    },
    {
      figure: '7 d',
      title: 'Hired by the week, month or year',
      text: 'A week is the shortest term. Notice is a week as well, and a month where you have hired for a year at the lower price.',
    },
  ],
} as const;

export const hours = {
  title: 'Which hours do you share?',
  text: `An engineer in ${company.city} works eight hours a day. Where they lie is agreed before the first morning and moved twice a year, when clocks change elsewhere.`,
  label: `Four rows of hours: the client’s working day in ${company.city}, Dubai, London and New York, and the engineer’s eight hours beside each`,
  clients: 'client at work',
  engineer: 'engineer at work',
  rows: [
    { city: company.city, from: 10, to: 19, start: 10, overlap: '8 h together' },
    { city: 'Dubai', from: 10.5, to: 19.5, start: 10.5, overlap: '8 h together' },
    { city: 'London', from: 13.5, to: 22.5, start: 12.5, overlap: '7 h together' },
    { city: 'New York', from: 18.5, to: 27.5, start: 14.5, overlap: '4 h together' },
  ],
  note: 'The clock in the figure is that of India, in summer. Nights are worked only in the three shifts of the first clause.',
} as const;

export const benefits = {
  title: 'What one more person changes',
  label: 'Benefits of hiring an engineer',
  items: [
    {
      picture: 'calendar',
      title: 'The date holds',
      para: 'The part that nobody had time for gets a person of its own, and the release no longer waits for it.',
    },
    {
      picture: 'sheet',
      title: 'You pay for hours worked',
      para: 'Not for holidays, training, a chair or a laptop. The sheet has one line a day and you sign it on Friday.',
    },
    {
      picture: 'spare',
      title: 'A second one knows it',
      para: 'Each engineer has a deputy who reads along. Influenza costs you a morning and not two weeks.',
    },
    {
      picture: 'stack',
      title: 'It was done before',
      para: 'You get somebody who has moved a database like yours, or passed the same audit, and has the notes from that time.',
    },
    {
      picture: 'box',
      title: 'All of it is yours',
      para: 'Code, notes and passwords are made in your accounts from the first hour. There is no handover at the end.',
    },
    {
      picture: 'door',
      title: 'You can stop',
      para: 'A project is cancelled, a budget shrinks: write to us, and the notice of your term is all that you still owe.',
    },
  ],
} as const;

export const team = {
  title: `${asBeginning(inWords(experts.length))} of ${counted.people}`,
  text: `${asBeginning(inWords(counted.atDesks))} sit in our office, the others at the desks of clients. These ${inWords(experts.length)} agreed to be shown.`,
  label: 'Experts who can be hired',
  free: 'Free',
} as const;

export const prices = {
  title: 'What a desk costs',
  text: 'For a developer with five years’ experience. Testers are a fifth below it, architects a third above. Tax comes on top.',
  caption: 'One engineer, 40 hours a week',
  columns: { term: 'Term', price: 'Price', hour: 'By the hour', notice: 'Notice' },
  rows: [
    { term: 'Week', price: '₹ 64,000', hour: '₹ 1,600', notice: '1 week' },
    { term: 'Month, 160 hours', price: '₹ 2,24,000', hour: '₹ 1,400', notice: '1 week' },
    { term: 'Year, 1,840 hours', price: '₹ 23,92,000', hour: '₹ 1,300', notice: '1 month' },
  ],
  example:
    'A maker of lift controls in Dubai hired two for a year in 2025. After seven months the work was done: they gave notice of a month, and paid 1,280 hours for each of the two, eight months of 160, at ₹ 1,300: ₹ 33,28,000. The four months that were not worked cost nothing.',
} as const;

export const questions = {
  title: 'Before you hire',
  entries: [
    {
      title: 'May we interview them?',
      text: 'Yes, two or three for each seat, as long as you like, with your own tasks. Most take an hour and let the person review a real change. If none convinces you, we say whether a fourth is likely to.',
    },
    {
      title: 'What if it does not work out?',
      text: 'In the first ten working days you may say so without a reason, and those days are not charged. Later we change the person within a week, and the successor’s first three days are ours.',
    },
    {
      title: 'Can we employ the person afterwards?',
      text: 'After a year, yes, without a fee, if the person wants it. Before that we ask for two months’ price. It has happened eleven times, and we went to two of the farewell parties.',
    },
    {
      title: 'Would one more developer help us at all?',
      text: 'Not when nobody on your side can say what is to be done next. One more developer then only adds one more opinion. In that case a fixed price for a small first part is cheaper, and we will say so.',
    },
    {
      title: 'Do they work on our machines?',
      text: 'If you send one, yes. Otherwise on ours: encrypted, without a USB port, on a network of its own for your work. Your security people may look at it over video or here in the office.',
    },
  ],
} as const;

export const call = {
  title: 'Who is missing in your row?',
  text: 'Write what the person should be able to do in the first month, and in which hours. Two profiles come back within two working days.',
  action: 'Describe the seat',
} as const;
