export const plain = {
  heading: 'With consent and clear limits',
  paragraphs: [
    'A camera at the door notes who came and went. Faces are kept as numbers that cannot be turned back into pictures, on a machine in your own building.',
    'Everybody who is recorded has agreed, can see their own record, and has another way to sign in. We do not install it where that is refused.',
  ],
} as const;
