export const listFigure = {
  caption: 'Fig. 1 — one sheet after its second review. A the drawing · B what was wrong · C what we learned',
  remark: 'Red is the reviewer',
} as const;

export const lead = {
  note: 'Read this first',
  minutes: '6 minutes',
  text: 'Half of the people who ask us for an app need a page. Half of the others find out in the second year that they needed both. Six minutes, three questions and one sum, with our own prices in it.',
  action: 'Read the article',
} as const;

export const policy = {
  title: 'When something appears here',
  text: 'An engineer writes after taking the same decision twice, so that you can take it once. There is no calendar for it, and nobody is paid by the article. Corrections are made in place, with the date beside them.',
  feed: 'Follow by feed',
} as const;

export interface Note {
  id: string;
  title: string;
  lead: string;
  paragraphs: readonly string[];
  /** The result in one measure, as a dimension under the note. */
  measure: string;
}

/** The shorter notes, whole. Their titles and dates stand in content/blog.ts, in the same order, after the article. */
export const notes: readonly Omit<Note, 'title'>[] = [
  {
    id: 'restore',
    lead: 'The backup ran every night for fourteen months. On the day it was needed, it restored an empty schema: the job had kept its green tick when the disk it wrote to was unmounted.',
    paragraphs: [
      'Since then we restore once a month, on a machine that knows nothing of the original. A script takes last night’s copy, brings it up, counts the rows of five tables that somebody chose, and opens one file that a user uploaded. Then it writes down how long all of that took. Fifty-one minutes the first time, most of it spent looking for a password.',
      'Three things came out that no backup report had told us. The copy held the database but not the uploaded files. The restored system sent mails to real customers, so it now starts with its mail switched off. And the person who knew the steps was on leave, which is why the steps are now a page with times in the margin.',
      'It costs an hour a month. We have found something in four of the first nine rehearsals.',
    ],
    measure: '51 min, then 38, then 12',
  },
  {
    id: 'tunnel',
    lead: 'A form on a phone in a train is sent two or three times: by the thumb, by the browser, and by the person who saw nothing happen. The server has to know that it was one.',
    paragraphs: [
      'So each form carries a key that the browser makes before the first try. The server stores the key beside the answer. A second try with the same key and the same words gets the first answer again; the same key with other words is an error that we want to hear about.',
      'What was typed is kept on the phone until the server has said yes. If the line goes, the page says so and tries again by itself. “Something went wrong” is kept for the day on which the server itself refuses.',
      'And it says what it cannot know. When the line breaks after sending and before the answer, the honest sentence is: it may have arrived, we are asking. With the key, asking is safe.',
    ],
    measure: '3 sends, 1 row, 1 receipt',
  },
] as const;

export const phonesHead = {
  note: 'Six that went to the stores',
  title: 'Screens for one thumb',
  lead: 'Drawn from systems that are in use. Each screen has one action, and it is where the thumb is.',
} as const;

export const phoneCaptions = {
  stops: 'A driver’s day: nine stops, proof by photograph, no signal needed',
  register: 'A class register: taken in the room, sent from the corridor',
  fees: 'School fees: the sum, the date, and the receipt afterwards',
  count: 'Stock count: the scanner is the camera',
  round: 'A night round: what is due, in the order of the beds',
  pass: 'A parking pass: shown to the gate, also without a line',
} as const;

export const article = {
  by: 'From the desk of the technology office',
  figure: 'Fig. 1 — one idea, two tracks. The switch is three questions',
  contents: [
    { id: 'difference', title: 'What the difference is' },
    { id: 'questions', title: 'Three questions' },
    { id: 'sum', title: 'Five years in one table' },
    { id: 'wrong', title: 'How it goes wrong' },
    { id: 'doubt', title: 'When in doubt' },
  ],
  opening:
    'A wholesaler of electrical parts asked us for an app. Her forty field agents would take orders in the shops of their customers. We asked to go along for a day, and came back with a different drawing: a web app for the shops, and a mobile app for eleven of the forty, the ones whose round goes through the basements of a market where no telephone has a signal.',
  difference: {
    title: 'What the difference is',
    paragraphs: [
      'A web app is a page. It opens from a link, it is the same for everybody since this morning, and nobody installs it. A mobile app is a program on the phone. It comes from a store, it may use what the phone has, and it is as new as the last update that its owner allowed.',
      'Most differences that people name are no longer true. A page can be put on the home screen, work without a line for a while, take pictures and, on most phones, send notifications. An app can be written once for both stores. What is left are three things, and they make the three questions.',
    ],
  },
  questions: {
    title: 'Three questions',
    list: [
      {
        ask: 'Must it work for hours where there is no line?',
        text: 'Minutes are no reason: a page can keep what was typed. Hours are, with data to look up, pictures to hold and an order in which all of it must arrive. Basements, holds of ships, orchards, most of the road to Leh.',
      },
      {
        ask: 'Does it need the phone, or only the screen?',
        text: 'A scanner held all day, a label printer, a location while the screen is dark, a reliable alarm at five in the morning. The camera alone is no reason any more.',
      },
      {
        ask: 'Does the same person open it every working day?',
        text: 'An app that is opened twice a month is an app that has been removed by the third month. The daily ones stay on the first screen and are worth their updates.',
      },
    ],
    verdict:
      'Two yeses make a mobile app worth its higher price. One yes is a web app with a note in the drawing of what may come later. None is a page, and probably a smaller one than you had in mind.',
  },
  sum: {
    title: 'Five years in one table',
    lead: 'Our own prices for the same ordering system of twelve screens, at ₹ 1,20,000 a week. Take other prices; the proportion moves little.',
    columns: ['Over five years', 'Web app', 'Mobile app'],
    rows: [
      ['First version', '14 weeks · ₹ 16,80,000', '20 weeks · ₹ 24,00,000'],
      ['Upkeep', '3 weeks a year · ₹ 18,00,000', '6 weeks a year · ₹ 36,00,000'],
      ['Servers', '₹ 5,000 a month · ₹ 3,00,000', '₹ 5,000 a month · ₹ 3,00,000'],
      ['Stores and test phones', 'none', '₹ 40,000 a year · ₹ 2,00,000'],
    ],
    total: ['Together', '₹ 37,80,000', '₹ 65,00,000'],
    remark:
      'The web app costs 58\u00a0% of the other. The first version is the smaller part of the difference: two makers of phones change their systems every autumn, and somebody has to answer them each time.',
  },
  wrong: {
    title: 'How it goes wrong',
    paragraphs: [
      'The commonest mistake is to decide by the meeting. An app is a thing one can show on one’s own phone to the board, so an app it is; two years later the owner pays for updates that eleven people install.',
      'The second is to build both at once from the first day. Then every change is made twice by people who are tired of it, and the two slowly come to disagree about what an order is. Build one, with the rules on the server, and the other becomes a second way into the same system.',
      'The third is ours, and we made it: to believe the answer about the line. “They always have a signal” was said by somebody at a desk by the window. Go there with a phone.',
    ],
  },
  doubt: {
    title: 'When in doubt',
    text: 'Build the web app so that it works on a phone with a slow connection. Count for three months who comes back on how many days. If a group of people opens it daily and loses work in a place that you can name, you have the specification of a mobile app, and it is shorter than the one that you would have written today.',
  },
  call: {
    title: 'Undecided? Ring before you write.',
    text: 'Say where it will be used and by how many. Most of these questions are answered in ten minutes on the telephone, and some of them with no.',
  },
  next: 'All notes',
} as const;
