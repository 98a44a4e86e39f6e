export const plain = {
  heading: 'Who signs',
  paragraphs: [
    'Eight people lead the work. Each of them still draws: a leader who has not touched a system for a year stops judging it.',
    'Five of them have a page of their own with what they have built, where they learned it, and how to reach them.',
  ],
} as const;
