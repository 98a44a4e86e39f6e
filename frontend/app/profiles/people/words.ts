export const plain = {
  heading: 'Reads every application',
  paragraphs: [
    'Answers each application within five working days, with a reason where it is a no.',
    'Built the way we hire: a talk with an engineer, then half a day of real work, together and paid.',
  ],
} as const;
