import type { Ending } from '../../consultation/words.ts';

export const figure = {
  caption:
    'Fig. 1 — one system with its roof lifted. A orders · B prices · C stock · D the room that only one person understood',
  remark: 'Plan and elevation, 1 : 200',
} as const;

export const problem = {
  title: 'Bought software does what all companies need',
  paragraphs: [
    'You have bought the package, and it does what all companies do. Then there are the eleven things that only yours does: the discount that your founder promised in 1998, the delivery route that goes round the hill and not over it, the inspection with two signatures. These live in spreadsheets beside the package, and in the head of one person who is near retirement.',
    'That is what we build: not another package, but the part between the packages. It is usually smaller than feared. The last ten had between nine and thirty screens.',
  ],
  not: {
    title: 'When you should not hire us for this',
    text: 'If three people need it once a month, keep the spreadsheet and lock the cells. If a product on the market does eight tenths and you can live without the rest, buy it; we will tell you its name.',
  },
} as const;

export const rooms = {
  note: 'Rooms list, letters refer to Fig. 1',
  title: 'Built as rooms, with names on the doors',
  lead: 'Software grows expensive when nobody dares to touch it. So each part of your trade gets a room of its own, with one door, and the name on the door is a word that your people use.',
  list: [
    {
      name: 'One subject, one room',
      text: 'Orders do not know how prices are made; they ask the room that does. Next year’s tax law then changes one room only.',
      figure: '9 rooms',
    },
    {
      name: 'Rules as sentences',
      text: 'The discount rule stands in one file, in words that your sales manager has read and corrected.',
      figure: '53 rules',
    },
    {
      name: 'A test for each promise',
      text: 'What was agreed in the workshop is a test with the same title. When it turns red, you read which promise broke.',
      figure: '612 tests',
    },
    {
      name: 'The room nobody understood',
      text: 'Old logic is wrapped, watched for a month on real data, and only then replaced, one piece at a time.',
      figure: '6 weeks',
    },
  ],
} as const;

export const diary = {
  title: 'A first system, week by week',
  figure: 'Fig. 2 — who can open the system: one person in week one, five of yours in week fourteen',
  entries: [
    {
      week: '1',
      text: 'Two of us sit in dispatch. We learn that orders that come after four are written on the lid of a glove box.',
    },
    {
      week: '4',
      text: 'The drawing hangs in your meeting room. Your people cross things out. The price stands under it.',
    },
    { week: '5', text: 'The first order goes through, ugly and complete: typed, priced, picked, invoiced.' },
    { week: '8', text: 'Six of your forty drivers use it. We find out that gloves and touch screens do not agree.' },
    { week: '11', text: 'Everybody uses it, with the old way still open. Each evening both totals are compared.' },
    { week: '13', text: 'Ten evenings without a difference. The old way is closed, by you.' },
    {
      week: '14',
      text: 'We give a lecture to your own engineers and hand over the keys. Two of us stay on the telephone.',
    },
  ],
} as const;

export const after = {
  note: 'A case',
  title: 'What it costs in its seventh year',
  lead: 'A paint maker’s pricing system that we drew in 2019. We keep the hours of every change, because the price of a system is not what one pays in the first year.',
  rows: [
    { label: 'New tax, whole country', before: '7 weeks, in the package', now: '3 days', share: 'w-[12%]' },
    { label: 'A second warehouse', before: '5 months, quoted', now: '4 weeks', share: 'w-[20%]' },
    { label: 'A new engineer’s first change', before: '6 weeks', now: '2 days', share: 'w-[7%]' },
    { label: 'People who know it', before: '1', now: '5', share: 'w-full' },
  ],
  columns: { label: 'The change', before: 'Before', now: 'Now' },
} as const;

export const questions = [
  {
    title: 'What do you build with?',
    text: 'TypeScript, PostgreSQL, React and as little else as the task allows. Java or .NET where your own people know them. We choose what will still have makers in ten years, which excludes most of what is praised this spring.',
  },
  {
    title: 'Could we begin with a part?',
    text: 'You should. The drawing shows the whole, but the first part that goes live is the one that hurts most, and it pays for the next.',
  },
  {
    title: 'What if you disappear?',
    text: 'The repository is under your account, it builds on an empty machine from written steps, and another firm has tried that for two of our clients. They needed a morning.',
  },
  {
    title: 'Do you take over systems from others?',
    text: 'Yes, after a paid week of reading. In four cases out of ten we advise you to leave it as it is and write tests around it.',
  },
] as const;
export const questionsTitle = 'Asked in first meetings';

export const ending: Ending = {
  title: 'Which spreadsheet must nobody touch?',
  text: 'Begin with that one. Send us a picture of it, numbers blacked out, and two sentences on who is afraid of it.',
  facts: [
    { term: 'Usual size', text: 'Nine to thirty screens. The part that hurts most goes live first.' },
    { term: 'Yours', text: 'Code and accounts are in your name from the first day.' },
    { term: 'No fit', text: 'If a product on the market will do, we tell you its name.' },
  ],
};
