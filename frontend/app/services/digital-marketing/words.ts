export const plain = {
  heading: 'A question, a budget and an end',
  paragraphs: [
    'Each campaign asks one thing: do clinics in Sharjah look for this? It has a sum, a date on which it stops, and a figure that decides whether it goes on.',
    'We count enquiries, not impressions, and we hand you the accounts that the advertisements run on.',
  ],
} as const;
