export const plain = {
  heading: 'Made for one company',
  paragraphs: [
    'Ready-made software covers what all companies share. What makes yours different has to be drawn: the discount rule, the route plan, the way you inspect.',
    'We build it in small rooms with names on the doors. A new engineer finds the way in an afternoon, and that is what keeps it cheap in its tenth year.',
  ],
} as const;
