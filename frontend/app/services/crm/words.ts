export const plain = {
  heading: 'A date and a name beside everything',
  paragraphs: [
    'An enquiry that nobody owns is lost within two days. Here each has an owner, a next step and a date, and whoever is late sees it first.',
    'Mail, calls and forms arrive in one list; what was promised stands beside who promised it.',
  ],
} as const;
