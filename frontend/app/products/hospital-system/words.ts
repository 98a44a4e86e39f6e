export const plain = {
  heading: 'One record from gate to discharge',
  paragraphs: [
    'Registration, ward, pharmacy, laboratory and billing write into one record, so that a nurse does not ask what the gate has already asked.',
    'Who opened a record is written down, and the bill can be read line by line.',
  ],
} as const;
