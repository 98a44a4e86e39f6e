import type { Ending } from '../../consultation/words.ts';

/** Texts of the CRM page. */
export const figure = {
  caption:
    'One morning at an installer of air conditioning. A an enquiry, B who owns it, C the day of the next step, D one that slipped.',
} as const;

export const twice = {
  title: 'The same bakery rings twice.',
  text: 'It needs two cold rooms before Diwali, about ₹ 6,40,000. Nobody in either column is lazy. In the first, three people have heard of the enquiry, and none of them owns it.',
  lost: {
    title: 'Without a list',
    note: 'lost on day 5',
    steps: [
      ['Day 1, 09:12', 'A missed call. Reception writes the number on a pad.'],
      ['Day 1, 17:40', 'The pad is found. Sales believes that service will ring back.'],
      ['Day 3', 'The bakery writes an e-mail to the info address.'],
      ['Day 5', 'Someone rings. The order was placed yesterday, two streets away.'],
    ],
  },
  kept: {
    title: 'With an owner and a date',
    note: 'signed on day 9',
    steps: [
      ['Day 1, 09:12', 'The missed call opens a card. It goes to the person on duty, by name.'],
      ['Day 1, 09:31', 'She rings back, notes two cold rooms, and sets the visit for tomorrow.'],
      ['Day 3', 'The offer goes out. The card asks for a call on day 6 and will not close without one.'],
      ['Day 9', 'The bakery signs. Service sees what was promised before it loads the van.'],
    ],
  },
} as const;

export const delivery = {
  title: 'What you have after seven weeks',
  parts: [
    {
      name: 'One list',
      text: 'Calls, forms, WhatsApp and e-mail become cards. The same telephone number twice is one customer.',
      time: 'Week 2',
    },
    {
      name: 'Stages that mean something',
      text: 'Four or five, each with the fact that lets a card in: “offer” begins when an offer was sent.',
      time: 'Week 3',
    },
    {
      name: 'Your history',
      text: 'Customers from address books and old sheets, duplicates merged, with a list of what we threw away.',
      time: 'Week 4',
    },
    {
      name: 'Promises, with the name of who made them',
      text: 'Prices, dates and exceptions given in talk are entered on the card, and printed on the job sheet.',
      time: 'Week 5',
    },
    {
      name: 'Two half days at your desks',
      text: 'People learn with their own open enquiries. After that the old sheets can be read, but no longer changed.',
      time: 'Weeks 6–7',
    },
  ],
} as const;

/** The first three are those of B, C and D in the figure. */
export const rules = {
  title: 'Four rules that the list does not bend',
  entries: [
    { rule: 'No card without a person.', why: '“Sales” is no owner. On leave, the card asks who stands in.' },
    { rule: 'No card without a date.', why: 'It may be next spring. It may not be empty.' },
    {
      rule: 'Late is seen by its owner first.',
      why: 'By the owner at 09:00, by the manager a day later, by nobody else.',
    },
    {
      rule: 'Lost needs a reason.',
      why: 'Price, time, silence or us. After a year these four words are worth more than the list.',
    },
  ],
} as const;

export const example = {
  note: 'At an installer, before and after',
  title: 'Air conditioning, eleven people, 240 enquiries a month.',
  caption: 'One square is one enquiry. Filled: nobody answered.',
  text: 'We counted for four weeks before changing anything: 62 of 240 enquiries never got an answer. Six months after the start it was 5. The share that became orders rose from 15 to 20 in a hundred, which is 12 more jobs in a month. Prices and people were the same; the season was better, and we put a third of the rise down to that.',
  figures: [
    { figure: '62 → 5', term: 'enquiries without an answer, of 240' },
    { figure: '5 h → 25 min', term: 'to the first call back, median' },
    { figure: '36 → 48', term: 'orders in a month' },
  ],
} as const;

export const questions = {
  title: 'Before you ask for a demo',
  technologies:
    'Built on Zoho, HubSpot, Odoo or ERPNext where one of them fits; on PostgreSQL and React where none does. Telephone by Exotel, messages by the WhatsApp Business API.',
  entries: [
    {
      title: 'Will our salespeople use it?',
      content:
        'If it takes longer than the pad, no. We time it: a call must be entered in under 40 seconds on a phone. What takes longer is taken out, even if a manager asked for it.',
    },
    {
      title: 'We have a CRM that nobody opens. Must it go?',
      content:
        'Usually not. In most of them we delete fields: one had 71 on the first form, and lives on with nine. That is two weeks of work and no new licence.',
    },
    {
      title: 'When is a shared sheet enough?',
      content:
        'Below some thirty enquiries a month and three people, with one of them reading the sheet aloud each morning. We will send you a template for it and no bill.',
    },
    {
      title: 'What happens when somebody leaves?',
      content:
        'Their cards go to a named colleague on that day, with every note. Telephone numbers are not kept in private phones, so they do not leave either.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Count your unanswered enquiries first.',
  text: 'Tell us how enquiries reach you. We send back a form for counting them for one week; with its result you will know whether you need us.',
  facts: [
    { term: 'Duration', text: 'Seven weeks, the last two at the desks of your people.' },
    { term: 'Effort', text: 'A call is entered on a phone in less than 40 seconds.' },
    { term: 'Too early', text: 'Below thirty enquiries a month a shared sheet is enough.' },
  ],
};
