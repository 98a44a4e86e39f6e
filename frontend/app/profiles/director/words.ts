export const plain = {
  heading: 'Four countries, one calendar',
  paragraphs: [
    'Looks after clients in the UAE, the UK and the USA, and after the people who work in their hours.',
    'Keeps the list of promises, and asks about each one on its date.',
  ],
} as const;
