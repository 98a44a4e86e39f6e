export const plain = {
  heading: 'Tested on the people who will use it',
  paragraphs: [
    'Five of your own people try a paper sketch before anything is programmed. Half of every design changes on that day, when a change costs an eraser.',
    'You get screens, the words on them, and a short book of rules that keeps the next screen from looking like another company.',
  ],
} as const;
