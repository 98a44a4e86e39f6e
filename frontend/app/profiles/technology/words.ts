export const plain = {
  heading: 'Decides what we build with',
  paragraphs: [
    'Has run databases that were older than the people who used them. Chooses tools that will still have makers in ten years.',
    'Reads code from every project each month, and teaches on Thursdays.',
  ],
} as const;
