export const plain = {
  heading: 'Rules that everybody can look up',
  paragraphs: [
    'Leave is counted by the rule that stands beside it. Payroll takes attendance as it was corrected, not as it was guessed, and keeps each month as it was paid.',
    'Hiring, appraisals and exits have a checklist with names and dates.',
  ],
} as const;
