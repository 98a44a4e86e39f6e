/** What the parts of the career page say. */
export const careerOffice = {
  caption: 'Fig. 5 — the second floor. A a free desk, B the wall of drawings, C a colleague.',
  section: 'Section Y-Y',
} as const;

export const positionsWords = {
  note: 'Parts wanted',
  title: 'Open positions',
  loading: 'Loading open positions…',
  failed: 'Could not load',
  one: '1 position',
  many: 'positions',
  apply: 'Apply Now',
  description: 'The whole description',
  /** What stands before and after the careers' mail address. */
  withoutScript: [
    'The open positions load with JavaScript, which is off in this browser. Write to',
    'and we will send you the list.',
  ],
} as const;

export const noPositions = {
  failed: 'We could not load the list just now.',
  retry: 'Try again',
  none: 'No position is open today.',
  invitation: 'An application without one is welcome: we read it, and we keep it in mind.',
  apply: 'Send an open application',
} as const;

export const galleryHead = {
  note: 'Monday to Friday',
  title: 'A week on the second floor',
  label: 'A working week',
} as const;

export const stepsTitle = 'How an application is read';
