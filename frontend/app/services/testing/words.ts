export const plain = {
  heading: 'A report that says what to do',
  paragraphs: [
    'We write the journeys that matter to your business as tests, run them in real browsers on every change, and keep them after the project, because they are yours.',
    'Load is raised until something gives. Then you know where the limit is, and what moving it would cost.',
  ],
} as const;
