export const plain = {
  heading: 'Counselling round to convocation',
  paragraphs: [
    'Seats, categories and rounds are set up as your university prescribes them. Credits are counted by the regulation under which a student joined.',
    'The office, the faculty and the hostel work on one record, and each sees its part.',
  ],
} as const;
