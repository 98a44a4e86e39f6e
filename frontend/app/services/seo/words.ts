export const plain = {
  heading: 'Words that people type',
  paragraphs: [
    'We look at what people really ask, and at which of your pages answers it. Where none does, one is written; where three do, two are removed.',
    'A quick page with a true title outlives every trick. Paid search fills the gaps, and is switched off where it no longer pays.',
  ],
} as const;
