export const plain = {
  heading: 'Fixed price, time and material, dedicated team',
  paragraphs: [
    'A fixed price is fair when the drawing is finished: you know the sum, and changes are priced one by one.',
    'Time and material is fair while the drawing is still being made: you pay hours, see them weekly, and can stop any Friday.',
    'A dedicated team is fair when the work has no end: people who are yours by the month, in your tools, under your rules.',
  ],
} as const;
