export const plain = {
  heading: 'Twenty years old and running',
  paragraphs: [
    'We read the plan before we touch the query. Most slow nights come from five statements, and three of them need an index rather than a server.',
    'PL/SQL that nobody dares to change gets tests first, then names, then changes.',
  ],
} as const;
