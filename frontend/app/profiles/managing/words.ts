export const plain = {
  heading: 'Began with a drawing board',
  paragraphs: [
    'Still visits every client once a year, and asks what the system made easier.',
    'Believes that a price should be known before the work, and that a complaint is a drawing which somebody forgot to make.',
  ],
} as const;
