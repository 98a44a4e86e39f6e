export const plain = {
  heading: 'Your team, a little larger',
  paragraphs: [
    'Over a hundred professionals can be hired by the week, the month or the year, in the hours of your time zone. You talk to them directly; nobody stands between.',
    'Code is delivered daily, weekly or monthly, and a report comes by e-mail as often as you want to read one. 24*7 man hours are guaranteed for what must not stop.',
  ],
} as const;
