import type { JobPost } from './post-values.ts';
import { translate } from '../messages/translate.ts';

/** The words of the question whether to delete a post: the effect on visitors, by its state, and the alternatives. */
export const deleteText = ({ title, location, state }: Pick<JobPost, 'title' | 'location' | 'state'>): string =>
  translate(`jobPosts.deleteEffects.${state}`, { title, location });
