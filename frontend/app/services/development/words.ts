import { sheetNumber } from '../../banners/banners.ts';
import type { Ending } from '../../consultation/words.ts';

export const caption = `Fig. ${sheetNumber('/development')} — one page, five sheets, in the order of their arrival. A text · B style · C letters · D pictures · E script.`;

export const problem = {
  title: 'Your site was approved on a large screen',
  paragraphs: [
    'It was shown on the office’s fibre, to people who wanted to like it. Your customer sees it at a bus stop, on a phone of ₹\u00a08,000, with the battery at nine per cent. She waits three seconds for a white page and goes back to the list of results.',
    'That loss appears in no report, because the counter is a script and loads last. We therefore buy the phone before we draw the page. It lies on the desk from the first week, with its network slowed down to 1.6 megabits, and the page has to open on it.',
  ],
} as const;

export const purse = {
  title: 'A page has 180\u00a0KB to spend',
  lead: 'The limit stands in the contract, and the build refuses a page that breaks it. If marketing wants a film, something else has to leave. That conversation takes place before the launch and not after it.',
  caption: 'Start page of the site in the case, compressed, as sent to a phone; letters refer to the figure',
  columns: ['Sheet', 'Weight', 'Arrives after', 'What it may do'],
  rows: [
    {
      name: 'Text',
      weight: 14,
      after: '0.3 s',
      rule: 'Readable by itself. Prices and the telephone number are in it.',
    },
    { name: 'Style', weight: 11, after: '0.5 s', rule: 'Nothing may move once it has been drawn.' },
    {
      name: 'Letters',
      weight: 34,
      after: '0.7 s',
      rule: 'Two cuts, Latin and Devanagari, each reduced to the characters in use.',
    },
    { name: 'Pictures', weight: 96, after: '1.1 s', rule: 'In the size of the screen. Those below the fold wait.' },
    { name: 'Script', weight: 22, after: '1.4 s', rule: 'Makes the order quicker. Without it, the form still sends.' },
  ],
  total: 'Together',
} as const;

export const weeks = {
  title: 'Nine weeks, and your texts first',
  lead: 'Sites are late because of their texts, rarely because of their code. So we begin there.',
  list: [
    {
      when: '1–2',
      title: 'Words',
      text: 'We sort what exists: out of 163 pages, usually 35 are read. An editor sits with the person who answers your telephone.',
    },
    {
      when: '3–4',
      title: 'Drawing',
      text: 'Five kinds of page with real sentences. You decide with your thumb, on the slow phone.',
    },
    {
      when: '5–7',
      title: 'Building',
      text: 'A new version every Friday, at an address that is open to you alone. Keyboard and screen reader are tested in the same week as the mouse.',
    },
    {
      when: '8',
      title: 'Moving',
      text: 'Every old address leads to a new one. The list is checked twice, since links from other sites are worth money.',
    },
    {
      when: '9',
      title: 'Handing over',
      text: 'Two of your people change a price, add a page and undo both while we keep our hands in our pockets.',
    },
  ],
  tools:
    'Built with HTML, CSS, TypeScript, React Router or Astro, PostgreSQL; WordPress where your editors know it well.',
} as const;

export const practice = {
  note: 'A site that was rebuilt',
  title: 'A maker of sewing machines with 610 dealers',
  text: 'Dealers looked up spare parts on the road and then telephoned, because the page took too long. The new site took nine weeks and cost ₹\u00a07,80,000. Nothing was advertised in the quarter that followed. One thing got worse: in those calls the parts desk used to hear which part was failing. It now rings ten dealers a week to ask.',
  columns: ['Measured', 'Before', 'After'],
  rows: [
    { label: 'Start page, slow phone', before: '8.2 s', after: '1.4 s' },
    { label: 'Weight', before: '3,140 KB', after: '177 KB' },
    { label: 'Left before it opened', before: '37\u00a0%', after: '9\u00a0%' },
    { label: 'Calls about spare parts, a day', before: '118', after: '46' },
  ],
} as const;

export const questions = {
  title: 'What people ask about websites',
  entries: [
    {
      title: 'Could we do it with a site builder?',
      content:
        'For ten pages and a map, yes. Take one, pay its monthly fee and spend the rest on a photographer. Come to us when the site has to talk to your stock, has dealers with passwords, or is where the money comes in.',
    },
    {
      title: 'Can our own people change it?',
      content:
        'Texts, pictures, prices and new pages of a known kind: yes, with a preview and a way back. A new kind of page is a drawing, and that is two to five days of ours.',
    },
    {
      title: 'What does it cost to keep?',
      content:
        'A site of this size needs about three hours a month, plus ₹\u00a01,200 for hosting. You may also stop: pages that are built beforehand go on standing for years without care.',
    },
    {
      title: 'Will we rank first?',
      content:
        'Nobody can promise that. A quick page with clear text removes the reasons for ranking badly, and the rest depends on whether you have something to say.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Send us one address.',
  text: 'We open it on the slow phone, film it, and send you the film with three remarks. That costs nothing and takes two days.',
  facts: [
    { term: 'Limit', text: '180 KB for a page, and it is written into the contract.' },
    { term: 'Duration', text: 'Nine weeks for a site of five kinds of page.' },
    { term: 'Afterwards', text: 'Your own people change texts, pictures and prices.' },
  ],
};
