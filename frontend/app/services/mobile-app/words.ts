export const plain = {
  heading: 'It works in the lift',
  paragraphs: [
    'What is entered without a connection is kept and sent later, once, in order. That is drawn before the first screen, because it cannot be added at the end.',
    'One code base serves both stores. Releases go out every second week, first to a tenth of the users, then to all.',
  ],
} as const;
