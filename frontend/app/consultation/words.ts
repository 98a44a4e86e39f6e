export const consultationCall = {
  sheet: 'Half an hour, free of charge',
  title: 'Talk to an engineer, not to a salesman.',
  lead: 'You say what bothers you; we say what we would draw first, what it would roughly cost, and whether you need us for it at all.',
  terms: [
    { term: 'Who', text: 'Two engineers of the trade that you ask about.' },
    { term: 'How', text: 'By telephone or screen, in English or Hindi.' },
    { term: 'After', text: 'A page of notes that you may show to anybody.' },
  ],
} as const;
