export const plain = {
  heading: 'What fourteen weeks hold',
  paragraphs: [
    'In the first four weeks we ask and draw; at their end stands a price, and you are free to take the drawing elsewhere.',
    'In the ten that follow you see the system run every Friday, with your own data in it, and say what comes next.',
  ],
} as const;
