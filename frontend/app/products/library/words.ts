export const plain = {
  heading: 'Where a book is, and who has it',
  paragraphs: [
    'Loans and returns take one scan. Readers look up the catalogue from home and are reminded before a book is due, not after.',
    'Stock-taking works shelf by shelf while the reading room is open.',
  ],
} as const;
