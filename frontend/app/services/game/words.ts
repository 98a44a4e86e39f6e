export const plain = {
  heading: 'Small worlds that run smoothly',
  paragraphs: [
    'Mobile, console, PC and headset, alone or with others: we prototype the one movement that must feel right, and throw it away until it does.',
    'Then come design, levels, multiplayer and tests on forty devices, the weakest first.',
  ],
} as const;
