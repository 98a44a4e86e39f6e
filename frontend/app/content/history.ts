/** The company's years, oldest first. */
export const history = [
  { year: '2019', text: 'Three people, one board, a booking site for a clinic. It still takes bookings.' },
  {
    year: '2021',
    text: 'First clients in the Gulf and in London, and the rule that somebody here keeps their hours.',
  },
  { year: '2023', text: 'Every repository belongs to its client. Two of them left that year; one came back.' },
  { year: '2024', text: 'The first system reaches its fifth birthday without having been rewritten.' },
  { year: '2026', text: 'Forty people. Hiring slowly, two a month at most, so that each can be taught.' },
] as const;
