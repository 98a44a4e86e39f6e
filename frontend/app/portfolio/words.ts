export const plain = {
  heading: 'Fourteen addresses to look at',
  paragraphs: [
    'The list grows by about one project a month. We show only what is in use, and we take down what a client has replaced.',
    'For figures about a project, ask us for its owner: we give you a name and a number rather than a quotation in italics.',
  ],
} as const;
