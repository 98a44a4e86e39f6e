export const figure = {
  caption: 'Fig. 1 — the same work bought three ways. A a sealed price · B hours on a roll · C people by the month',
} as const;

export const models = [
  {
    id: 'fixed-price',
    name: 'Fixed price',
    letter: 'A',
    fair: 'The drawing is finished and you have signed it. You must name a sum to a board or a bank, and you would rather pay a little more than not know.',
    unfair:
      'You still want to find out what you need. Then every discovery becomes a change with a price, and we both argue about words instead of building.',
    care: 'We add a tenth to a fifth for what we cannot see. Ask which. If nothing goes wrong, that part is our profit, and we say so beforehand.',
  },
  {
    id: 'time-and-material',
    name: 'Time and material',
    letter: 'B',
    fair: 'You know the goal and not the way. Someone on your side looks at the running system every Friday and can say what comes next, or that it is enough.',
    unfair:
      'Nobody has those two hours on Fridays. Hours that nobody checks become the most expensive of the three ways.',
    care: 'Each sheet names the person, the day and the part, and is closed on Monday. Any Friday can be the last one: you owe what was worked, nothing for leaving.',
  },
  {
    id: 'dedicated-team',
    name: 'Dedicated team',
    letter: 'C',
    fair: 'The work has no end: a product, a migration of years, a queue that is never empty. The people learn your trade, and that knowledge is what you buy.',
    unfair:
      'There is one thing to build. You would pay three people in the month in which one waits for the other two.',
    care: 'You choose them in an interview and may exchange one at a month’s notice. We do not lend them out in between, and you may hire one for good after a year.',
  },
] as const;

export const modelHeads = { fair: 'Fair when', unfair: 'Unfair when', care: 'Look out for' } as const;

export const comparison = {
  title: 'Who carries what',
  lead: 'Every model moves a risk from one side of the table to the other. None makes it disappear.',
  columns: ['Question', 'Fixed price', 'Time and material', 'Dedicated team'],
  rows: [
    ['The estimate was wrong', 'We pay', 'You pay', 'You pay'],
    [
      'You change your mind',
      'Nobody, for a part not yet begun; after that you, by change',
      'Nobody: next week’s work is changed',
      'Nobody',
    ],
    ['An engineer falls ill', 'We pay', 'No hours, no bill', 'We replace within five days'],
    ['You want to stop', 'Any Friday; you keep what stands', 'Any Friday', 'With a month’s notice'],
    ['Time of yours a week', '2 hours', '2 to 4 hours', 'Half a day, as for your own people'],
    ['Notice of the final sum', 'Before it begins', 'Two weeks ahead, always', 'By the year'],
    ['Shortest sensible length', '4 weeks', '2 weeks', '6 months'],
  ],
} as const;

export const example = {
  note: 'Worked example',
  title: 'One claims portal, three bills',
  lead: 'Estimated at forty engineer-weeks, at ₹ 60,000 a week: ₹ 24,00,000. It was harder than it looked by six weeks, and its owner wanted five weeks of changes. This is what she would have paid.',
  bars: [
    {
      name: 'Fixed price',
      sum: '₹ 30,60,000',
      parts: 'Price with our reserve ₹ 27,60,000, changes ₹ 3,00,000. The six weeks were ours.',
      width: 'w-[75%]',
    },
    {
      name: 'Time and material',
      sum: '₹ 27,00,000',
      parts:
        'Fifty-one weeks of need, less six that she struck out in week ten when she saw that nobody used the part.',
      width: 'w-[67%]',
    },
    {
      name: 'Dedicated team',
      sum: '₹ 40,56,000',
      parts:
        'Three people for twenty-six weeks at ₹ 52,000. Thirty-three weeks were left over, for the next system on her list.',
      width: 'w-full',
    },
  ],
  remark:
    'The middle one was cheapest because she looked every Friday. In the two projects of the same year in which nobody looked, it was the dearest.',
} as const;

export const choice = {
  title: 'Ask yourself in this order',
  steps: [
    { ask: 'Will the work still be there in a year?', yes: 'Dedicated team', no: 'Next question' },
    { ask: 'Could you sign the drawing today?', yes: 'Fixed price', no: 'Next question' },
    { ask: 'Has somebody two hours each Friday?', yes: 'Time and material', no: 'Pay for a drawing first' },
  ],
  yes: 'Yes',
  no: 'No',
} as const;

export const call = {
  title: 'Changing over is allowed.',
  text: 'Most clients begin with a drawing, have the first version built at a fixed price, and keep two people afterwards. Tell us where you stand.',
  action: 'Ask which one fits',
} as const;
