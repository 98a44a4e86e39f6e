export const plain = {
  heading: 'Quick on the phone in the pocket',
  paragraphs: [
    'Your visitors come by a phone over a tired network. We measure on such a phone, from the first week, and refuse what makes it slow.',
    'Texts and pictures are changed by your own people without calling us. The code is plain enough that another company could take it over.',
  ],
} as const;
