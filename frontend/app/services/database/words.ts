export const plain = {
  heading: 'Restored, not merely backed up',
  paragraphs: [
    'A backup that was never restored is a hope. We restore on a schedule, time it, and write the time down.',
    'Upgrades and migrations are rehearsed on a copy, with the way back rehearsed as well. Night work is announced and short.',
  ],
} as const;
