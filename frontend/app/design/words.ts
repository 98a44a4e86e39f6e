export const plain = {
  heading: 'From question to proof',
  paragraphs: [
    'We discover by watching people work, define the one problem that is worth solving first, design it on paper, hand the drawing to those who build, and validate with the people we watched.',
    'The line runs back as well: what the last phase finds out is where the next first phase begins.',
  ],
} as const;
