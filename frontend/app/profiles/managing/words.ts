export const life = 'From castings to contracts';
export const line = 'Five dates on one line';
export const caption = 'Fig. — a contract is signed on the drawing it belongs to.';
export const papers = 'What he is good at, and how good';
export const call = {
  title: 'Something went wrong?',
  text: 'A complaint reaches his desk on the day you write it, and the answer bears his name.',
  action: 'Write a complaint',
} as const;
