import type { Ending } from '../../consultation/words.ts';

export const resultsCaption =
  'Fig. 1 — forty results of one search. A where the page stood in January, B where it stood in August, C seven months of work.';

export const problem = {
  title: 'The page exists, but nobody can find it.',
  text: [
    'A maker of seals for pumps had 410 pages on its site, one for each size and rubber. Search engines kept 164 of them. The other 246 loaded their text too late, said the same as their neighbours or were linked from nowhere: of every hundred pages, sixty could not be found.',
    'Its buyers do not type its name. They type a part, a size and how soon they need it. For those words, somebody else was found.',
  ],
  facts: [
    { term: 'Pages', text: '410' },
    { term: 'Kept, January', text: '164' },
    { term: 'Kept, August', text: '398' },
  ],
} as const;

export const searches = {
  note: 'The case in five lines',
  title: 'What is typed, and where the answer stood',
  columns: ['Typed', 'A month', 'January', 'August'],
  rows: [
    ['pump seal 40 mm', '390', '38', '3'],
    ['mechanical seal leaking what to do', '720', 'none', '5'],
    ['viton or epdm for hot water', '260', '51', '2'],
    ['seal kit same day', '110', '19', '4'],
    ['pump', '49,000', 'none', 'none'],
  ],
  text: 'Visits from search went from 370 to 1,190 a month, requests for a price from 4 to 19. The last line was never tried: people who type one word want a picture, not a part.',
} as const;

export const ways = {
  title: 'Two ways to the same page',
  caption: 'Being found and being shown, side by side',
  columns: { what: 'Compared', seo: 'Found (SEO)', sem: 'Shown (SEM)' },
  rows: [
    { name: 'You pay for', seo: 'Work on your own pages', sem: 'Each click, ₹\u00a014 to ₹\u00a060 in this trade' },
    { name: 'First effect', seo: 'After six to ten weeks', sem: 'The same afternoon' },
    { name: 'When you stop', seo: 'It fades over a year or two', sem: 'It is gone within the hour' },
    {
      name: 'Good for',
      seo: 'Questions that are asked every month',
      sem: 'A stock to clear, a fair, a question to test',
    },
    {
      name: 'We deliver',
      seo: 'Forty pages rewritten, the faults mended, a list of words with their owners',
      sem: 'Adverts in groups of one question each, and a daily limit that cannot be passed',
    },
    {
      name: 'We work with',
      seo: 'Search Console, Screaming Frog, Lighthouse, schema.org and the log files of your server',
      sem: 'Google Ads, Microsoft Advertising, and Matomo for what became of each click',
    },
  ],
} as const;

export const plan = {
  note: 'How it goes',
  title: 'Seven months, of which three look idle',
  rows: [
    { name: 'Read the logs, mend what is broken', span: 'lg:col-start-2 lg:col-span-1', when: 'Month 1' },
    { name: 'Adverts, to learn which words sell', span: 'lg:col-start-2 lg:col-span-3', when: 'Months 1–3' },
    { name: 'Rewrite forty pages, ten a month', span: 'lg:col-start-3 lg:col-span-4', when: 'Months 2–5' },
    { name: 'Wait, measure, correct', span: 'lg:col-start-6 lg:col-span-3', when: 'Months 5–7' },
  ],
  text: 'Set-up is ₹\u00a065,000, each month ₹\u00a042,000. That is ₹\u00a03,59,000 for the seven, adverts apart. A line is sent every Monday, also when it says that nothing moved.',
} as const;

export const refused = {
  title: 'What we leave undone',
  text: 'Each of these has worked for somebody, for a few months.',
  list: [
    {
      name: 'Bought links',
      text: 'A list of six hundred directories. Taking them off again costs more than the links did.',
    },
    {
      name: 'Pages for every town',
      text: 'One text with forty town names in it helps nobody in any of the forty.',
    },
    {
      name: 'Ordered praise',
      text: 'Stars from people who never opened the box. Your buyers ring each other.',
    },
    {
      name: 'A promised first place',
      text: 'The order is not ours to sell. We promise the work, the date and the measurement.',
    },
  ],
} as const;

export const questions = {
  title: 'Before you ask us to begin',
  list: [
    {
      title: 'When is search the wrong place?',
      answer:
        'When nobody knows yet that your thing exists, so nobody types it. Or when you sell to thirty firms that you could visit. We look at the figures of a year before the first invoice; if fewer than 300 people a month ask, we advise against it.',
    },
    {
      title: 'Do answers written by machines make this useless?',
      answer:
        'They take the visits that ended after one sentence. Those who need a price, a size or a delivery still come, and the machines quote pages that state figures plainly. At the seal maker one visit in nine arrives in that way.',
    },
    {
      title: 'Who writes the pages?',
      answer:
        'Your fitter talks for an hour, with the recorder on; we write, he corrects. Ten pages take him about four hours a month. Without such a person the pages read like everybody else’s and stand where those stand.',
    },
    {
      title: 'Can you work on the site that we have?',
      answer:
        'Usually. If it needs eight seconds on a phone or hides its text behind script, that is mended first, and in two cases out of ten a new site is the cheaper repair.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Send three sentences that your buyers type.',
  text: 'Within two days you get back where you stand for each of them, who stands above you, and why.',
  facts: [
    { term: 'First effect', text: 'After six to ten weeks, or the same afternoon with adverts.' },
    { term: 'Report', text: 'One line every Monday, even when nothing has moved.' },
    { term: 'Never', text: 'Bought links, ordered praise, or a promised first place.' },
  ],
};
