export const plain = {
  heading: 'It sells while the line is down',
  paragraphs: [
    'Each till keeps selling without a connection and settles with the others when it is back. Stock is right in the evening without counting.',
    'A new cashier is trained in an hour. Returns, vouchers and part payments need no manager with a key.',
  ],
} as const;
