export const plain = {
  heading: 'What stands behind the work',
  paragraphs: [
    'Two floors in Sector 62, three separate networks for development, tests and visitors, and power for eight hours without the grid.',
    'Every change is built and tested on our own machines before it leaves the house, and every backup is restored once a month to see that it is one.',
  ],
} as const;
