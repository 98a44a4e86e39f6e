import type { Ending } from '../../consultation/words.ts';

export const pipesCaption =
  'Fig. 1 — one budget, three campaigns. A the budget, B the stop that was agreed, used on 14 May, C what is counted, D what one costs.';

export const question = {
  note: 'A dental practice, four chairs',
  title: 'Each campaign is a question with a date',
  text: [
    'Most practices, shops and workshops that come to us pay for three or four kinds of advertising and know the sum of all. Which of them brought the person who has just come in, nobody can say, so nothing is ever stopped.',
    'We write down before the first rupee what a campaign is to find out, what an enquiry may cost and on which day we look. On that day it goes on, or it is stopped.',
  ],
  caption: 'May: what was asked, what was paid, who wrote or rang',
  columns: ['Campaign', 'Its question', 'Paid', 'Enquiries', 'Each'],
  rows: [
    ['Search adverts', 'Do people with toothache book at night?', '₹ 36,000', '48', '₹ 750'],
    ['Short film', 'Does a minute about aligners bring adults?', '₹ 30,000', '12', '₹ 2,500'],
    ['Letters', 'Do patients return who were last here two years ago?', '₹ 24,000', '40', '₹ 600'],
  ],
  total: ['Together', '', '₹ 90,000', '100', '₹ 900'],
} as const;

export const parts = {
  title: 'What you hold at the end of the first month',
  caption: 'A to D are seen in Fig. 1',
  list: [
    {
      name: 'One budget sheet',
      text: 'Every rupee with its campaign, fees included. The accounts with the networks are yours, and so is the card.',
      time: '2 days',
    },
    {
      name: 'A stop for each campaign',
      text: 'The price of an enquiry at which it ends, signed before it begins. Ours for the film was ₹\u00a01,500.',
      time: '1 day',
    },
    {
      name: 'A count that is honest',
      text: 'Calls, forms and visits at the counter, each asked once where they heard of you. Nobody is followed about the web for it.',
      time: '3 days',
    },
    {
      name: 'The price of an enquiry',
      text: 'By campaign and week, on half a page. From it follows what goes on.',
      time: 'weekly',
    },
    {
      name: 'Words, pictures and a page',
      text: 'Two versions of every advert, and behind them a page that opens with the sentence of the advert.',
      time: '1–2 weeks',
    },
  ],
} as const;

export const tools = {
  title: 'The tools behind each campaign',
  list: [
    {
      name: 'Search adverts',
      text: 'Google Ads and Microsoft Advertising; Search Console for the words that were really typed.',
    },
    { name: 'Short film', text: 'YouTube and Meta Ads, cut in DaVinci Resolve, with subtitles in Hindi and English.' },
    { name: 'Letters', text: 'A list from your own program, and an Exotel number that is printed nowhere else.' },
    { name: 'The count', text: 'Matomo on your server, without cookies. Lighthouse for the page behind the advert.' },
  ],
} as const;

export const month = {
  title: 'May, day by day',
  text: 'The work follows the calendar, and the calendar is agreed first.',
  days: [
    {
      day: 1,
      place: 'lg:col-start-1 lg:col-span-7',
      title: 'Campaigns start',
      text: 'Small: a third of the budget, until the counting is known to be right.',
    },
    {
      day: 8,
      place: 'lg:col-start-8 lg:col-span-6',
      title: 'First look',
      text: 'The weaker advert of each pair goes. The page loses two fields.',
    },
    {
      day: 14,
      place: 'lg:col-start-14 lg:col-span-9',
      title: 'Film stopped',
      text: 'Twelve enquiries at ₹\u00a02,500 each, where at most ₹\u00a01,500 had been agreed. It was paid for, and not booked again.',
    },
    {
      day: 31,
      place: 'lg:col-start-23 lg:col-span-9 lg:text-right',
      title: 'One page of report',
      text: 'The table above, three sentences, and what we would ask in June.',
    },
  ],
} as const;

export const june = {
  caption: 'Enquiries of both months in one scale: search adverts, film, letters.',
  note: 'The month after',
  title: 'The same ₹\u00a090,000, without the film',
  text: 'Of the ₹\u00a030,000 that the film had cost, search adverts got ₹\u00a018,000 and letters ₹\u00a012,000. Both grew a little dearer, as they do. It was still the better month, and 61 of the 128 who asked came for treatment.',
  figures: [
    { name: 'Enquiries', before: '100', after: '128' },
    { name: 'One enquiry', before: '₹ 900', after: '₹ 703' },
    { name: 'Search', before: '48 at ₹ 750', after: '70 at ₹ 771' },
    { name: 'Letters', before: '40 at ₹ 600', after: '58 at ₹ 621' },
  ],
  columns: { before: 'May', after: 'June' },
} as const;

export const questions = {
  title: 'Asked before a budget is named',
  list: [
    {
      title: 'What do you charge?',
      answer:
        '₹\u00a045,000 for setting up, then ₹\u00a028,000 a month. Never a share of what is spent: an agency that earns by your spending has no reason to stop a campaign.',
    },
    {
      title: 'How much must we spend on adverts?',
      answer:
        'Enough for about thirty enquiries a campaign, or the figures say nothing. For a practice that is ₹\u00a020,000 each. With less, one campaign after the other.',
    },
    {
      title: 'Will you post for us every day?',
      answer:
        'If your customers ask you things there. Otherwise twice a month, something they can use. A workshop once let its daily posts rest for a quarter, and enquiries stayed at 55 a month.',
    },
    {
      title: 'When should we keep the money?',
      answer:
        'When the telephone is not answered. We ring you three times before the first meeting; if nobody picks up, an evening shift costs less than we do.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Bring last month’s advertising invoices.',
  text: 'We sort them by campaign on one sheet while you watch, and you see which of them has brought nobody.',
  facts: [
    { term: 'Fee', text: '₹\u00a045,000 to set up and ₹\u00a028,000 a month, never a share.' },
    { term: 'Accounts', text: 'Yours, with your card, at the networks themselves.' },
    { term: 'Least budget', text: '₹\u00a020,000 a campaign for a practice; with less, the figures say nothing.' },
  ],
};
