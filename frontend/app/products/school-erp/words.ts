export const plain = {
  heading: 'What the office, the teacher and the parent see',
  paragraphs: [
    'The office sees fees and admissions, the teacher a timetable and a register, the parent one page about one child. It is the same record, cut three ways.',
    'Report cards print in the layout of your board, and attendance reaches the parent before the second period.',
  ],
} as const;
