import { sheetNumber } from '../../banners/banners.ts';
import type { Ending } from '../../consultation/words.ts';
import { counted, inWords } from '../../content/figures.ts';

export const head = {
  caption: `Fig. ${sheetNumber('/mobile-app')} — offline first. A parts list · B two phones · C kept · D sent.`,
  remark: 'Line through a tunnel',
} as const;

export const problem = {
  title: 'The van has left, and the app is still loading',
  paragraphs: [
    'An app is shown in a meeting room with good reception. It is used in a cold store, on a ghat road, in the basement of a hospital. There the app goes on loading, the driver presses again, and in the evening the office finds two orders or none.',
    'We begin with that moment. Each entry is written to the phone first and gets a number there. The number makes it safe to send the entry twice, because the server accepts it once. Everything else, colours included, comes after.',
  ],
} as const;

/** One order on its way through the tunnel, as both ends saw it. */
export const log = {
  title: 'One order, seen from both ends',
  lead: 'Train 14, a caterer’s tablet, one vegetable thali for seat 32. The passenger noticed none of this.',
  columns: ['Clock', 'On the tablet', 'At the kitchen'],
  rows: [
    {
      clock: '12:04:10',
      phone: 'Order 3 is entered. Written down in 40 ms, shown as kept.',
      server: 'Knows of orders up to 12:03.',
      dark: true,
    },
    {
      clock: '12:04:55',
      phone: 'Seat 32 changes to two. The kept order is altered, not doubled.',
      server: 'Nothing arrives. It waits and asks nobody.',
      dark: true,
    },
    {
      clock: '12:06:20',
      phone: 'Signal. Orders 1 and 2 leave, the oldest first.',
      server: 'Two orders, in the sequence in which they were made.',
      dark: false,
    },
    {
      clock: '12:06:26',
      phone: 'Order 3 leaves, the answer is lost, it leaves again.',
      server: 'The same number twice: entered once.',
      dark: false,
    },
    {
      clock: '12:06:31',
      phone: 'Three ticks.',
      server: 'Two thalis for seat 32. Sent in eleven seconds.',
      dark: false,
    },
  ],
} as const;

export const parts = {
  title: 'What you receive',
  caption: 'Parts of one app; letters refer to the figure',
  list: [
    {
      name: 'A list of parts',
      text: 'Sign in, camera, map, payment: each built once and tested on its own. You see which of them you are paying for.',
      time: '1–2 weeks',
    },
    {
      name: 'Two apps',
      text: 'Android from version 9, iOS from 16. One code base, but a back gesture is a back gesture and a share sheet is its maker’s.',
      time: '6–9 weeks',
    },
    {
      name: 'The store of kept entries',
      text: 'Encrypted, good for 30 days without a connection. If two people change one entry, a rule that you have signed decides.',
      time: '2 weeks',
    },
    {
      name: 'The receiving end',
      text: 'Accepts, sorts, refuses duplicates, and shows the office which phones have been silent since yesterday.',
      time: '2–3 weeks',
    },
  ],
} as const;

export const release = {
  title: 'First to 1\u00a0% of the phones, then to 10\u00a0%',
  lead: 'A faulty web page is mended in minutes. A faulty app stays on every phone until it is updated. So every second Wednesday a release sets out small, and grows only while crashes stay under one in a thousand starts.',
  steps: [
    {
      day: 'Monday',
      share: 'Twelve phones',
      text: `Twelve of our ${inWords(counted.testPhones)}: the cheapest is from 2019 and cost ₹ 6,499. No release without it.`,
      width: 'w-[6%]',
    },
    {
      day: 'Wednesday',
      share: '1\u00a0%',
      text: 'Both stores have checked it, which takes one to three days.',
      width: 'w-[12%]',
    },
    {
      day: 'Friday',
      share: '10\u00a0%',
      text: 'Reports are read by the engineer who wrote the change.',
      width: 'w-[30%]',
    },
    {
      day: 'Tuesday',
      share: '100\u00a0%',
      text: 'A fault that is found now is switched off from the server, and the old screen returns.',
      width: 'w-full',
    },
  ],
  tools: 'What the apps are written and released with',
  names: ['Flutter', 'React Native', 'Kotlin', 'Swift', 'TypeScript', 'SQLite', 'Expo', 'Fastlane'],
} as const;

export const practice = {
  note: 'In use on the road',
  title: 'Gas cylinders, 152 vans, hills',
  text: 'A distributor in Uttarakhand delivers 4,200 cylinders a day. Of these, 1,134 are signed for where no phone has a signal. The app took 14 weeks and cost ₹ 23,40,000; the two clerks who used to type slips until ten now plan the rounds.',
  figures: [
    { value: '27\u00a0%', label: 'of all receipts are kept first and sent later' },
    { value: '19:50', label: 'the last of them arrives; slips used to be typed until 22:00' },
    { value: '0', label: 'entered twice in the first year, against 31 in a month before' },
    { value: '6', label: 'were lost, with a phone that fell into the Alaknanda' },
  ],
} as const;

export const questions = {
  title: 'Before you order an app',
  entries: [
    {
      title: 'Do we need an app at all?',
      content:
        'If people come once a year, no. A page that opens quickly asks for no installation and no store. An app pays when the same people use it each day, without a connection, or with the camera and the scanner.',
    },
    {
      title: 'Whose accounts are used in the stores?',
      content:
        'Yours. We help to open them: allow two weeks and have the company’s papers at hand. An app that stands under our name would be ours in the eyes of the store, and that helps nobody.',
    },
    {
      title: 'What does it cost after the first day?',
      content:
        'For twelve screens about six weeks of work a year, twice what a page of that size needs. Both makers change their systems every autumn, and an app that nobody has touched for two years is removed from the stores.',
    },
    {
      title: 'Can you take over an app that exists?',
      content:
        'If it can be built from its source, yes; we try that in two days at a fixed price. Adding kept entries later means touching most screens, and is sometimes dearer than a new start. You get that figure first.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Where does your signal end?',
  text: 'Name the place: the cellar, the road, the field. Tell us what is entered there and by how many people. We answer with a sketch and a range of weeks.',
  facts: [
    { term: 'Phones', text: 'Android from version 9 and iOS from 16, with one code base.' },
    { term: 'Offline', text: 'Entries are kept for 30 days and are never sent twice.' },
    { term: 'No app', text: 'If a page will do we say so, because it costs a good deal less.' },
  ],
};
