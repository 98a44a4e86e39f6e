export const plain = {
  heading: 'How a service runs',
  paragraphs: [
    'Every service follows the same four steps: discovery, planning, execution, delivery. At the end of each you hold something: a list of questions answered, a drawing with a price, a system that runs, and the papers to run it without us.',
    'You can order one step alone. Many clients take the drawing and build with their own people, which is fine: it was paid for.',
  ],
} as const;
