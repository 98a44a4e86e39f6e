/** What a page says beside the form: every service has an ending of its own. */
export interface Ending {
  title: string;
  text: string;
  /** Three things to know before sending, all of them said or meant elsewhere on the page. */
  facts: readonly [Fact, Fact, Fact];
}

interface Fact {
  term: string;
  text: string;
}

/** The little that is the same below all services. */
export const consultation = {
  note: 'First half hour free',
  elsewhere: 'Other ways to reach us',
} as const;
