export const plain = {
  heading: 'Ready-made, then fitted',
  paragraphs: [
    'Each product is in use somewhere, and you can visit a client who uses it before you decide. We install it on your machines or ours, move your data, and train the people who will sit in front of it.',
    'What does not fit is changed in the settings. What cannot be set is drawn, priced and built like any other work, and stays yours.',
  ],
} as const;
