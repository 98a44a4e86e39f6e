export const plain = {
  heading: 'Reviews the drawings',
  paragraphs: [
    'No system is built before its drawing has passed this desk. Most come back once, with questions in red pencil.',
    'Leads the engineers who look after what is already running.',
  ],
} as const;
