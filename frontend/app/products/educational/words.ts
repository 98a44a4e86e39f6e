export const plain = {
  heading: 'For institutes that teach in two places',
  paragraphs: [
    'A course has the same list of people, papers and dates whether it meets in the room or online.',
    'Enrolment, fees, assignments and certificates follow one another without a spreadsheet between them.',
  ],
} as const;
