export const plain = {
  heading: 'What people ask us first',
  paragraphs: [
    'What does it cost? The first drawing has a fixed price, and it tells the price of everything else. Most first systems take ten to fourteen weeks.',
    'Who owns the code? You do, from the first day, in a repository of yours. You can leave with it at any time.',
    'What happens after launch? We look after what we built, by the month, with a telephone that is answered. Or we teach your people to.',
  ],
} as const;
