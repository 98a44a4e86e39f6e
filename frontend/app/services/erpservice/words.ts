export const plain = {
  heading: 'Entered once',
  paragraphs: [
    'A purchase order becomes a delivery, a stock movement and an invoice without being typed again. Whoever knows a thing first enters it, and everybody else reads it.',
    'We introduce one department at a time, with the old system running beside it until both agree for a month.',
  ],
} as const;
