export const plain = {
  heading: 'Written by those who built it',
  paragraphs: [
    'An article appears when an engineer has taken a decision twice and wants to spare you the first time. No calendar, no keywords.',
    'Start with the question that we hear most: a web app or a mobile app?',
  ],
} as const;
