import type { JobPost } from './post-values.ts';

/** The effect of a deletion on visitors, by the state of the post, and the alternatives. */
const effects: Record<JobPost['state'], string> = {
  open: 'leaves the careers page for good. To take it down for a while, close it instead.',
  scheduled: 'will not open. To hold it back, make it a draft instead.',
  draft: 'was never finished, and its text is lost.',
  closed: 'is closed, so that visitors do not see it. Deleting it loses its text as well.',
  filled: 'is filled, so that visitors do not see it. Deleting it loses its text as well.',
};

/** The words of the question whether to delete a post. */
export const deleteText = ({ title, location, state }: Pick<JobPost, 'title' | 'location' | 'state'>): string =>
  `“${title}” in ${location} ${effects[state]}`;
