export const plain = {
  heading: 'Why partners at all',
  paragraphs: [
    'A partnership means that our engineers are examined by the maker of a tool, and that a person there answers us when something is broken on their side.',
    'It never means that we sell you a licence you do not need: we are not paid for what you buy from others.',
  ],
} as const;
