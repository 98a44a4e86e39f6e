export const plain = {
  heading: 'Principles that can be checked',
  paragraphs: [
    'Nothing is released that was not tested by a machine and looked at by a second person. A fault that reached you gets a test before it gets a repair.',
    'We tell bad news on the day we learn it. A date that moves is moved in writing, with the reason.',
  ],
} as const;
