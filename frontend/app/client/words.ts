export const plain = {
  heading: 'Long acquaintances',
  paragraphs: [
    'Most of our clients came by a recommendation, and two thirds of them have had more than one system from us.',
    'They are clinics, schools, shops, builders and hauliers: companies with work to do, for whom software is a tool and not a department.',
  ],
} as const;
