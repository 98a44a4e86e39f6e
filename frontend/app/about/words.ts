export const plain = {
  heading: 'In brief',
  paragraphs: [
    'Plumbline has its office in Noida and works for companies in India, the UAE, the UK and the USA. Forty and more professionals have delivered over 500 projects: web, mobile and cloud software, and the care that follows.',
    'Our vision is software that its owner understands. Our mission is to draw first: every system begins as a plan that a manager can read and an engineer can build from.',
    'You get one person who is responsible, prices that are written down, and the source code from the first day.',
  ],
} as const;
