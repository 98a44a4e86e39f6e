export const plain = {
  heading: 'Gates that know who may enter',
  paragraphs: [
    'Passes, number plates and tickets open the same gate, and a free bay is shown where drivers still can turn.',
    'Payment works at the exit, by phone or on a monthly bill; the gate stays open when the network is not.',
  ],
} as const;
