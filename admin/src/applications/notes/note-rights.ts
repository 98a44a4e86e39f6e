import type { Note } from '@frontdoor/contract';
import type { UserIdentity } from 'react-admin';

type Authorship = Pick<Note, 'authorId' | 'authorHasLeft'>;

/** The API's rules for changing a note, so that the page offers no action that the API refuses. */
export const noteRights = (note: Authorship, me: UserIdentity | undefined) => {
  const mine = me?.id === note.authorId;
  return { edit: mine, delete: mine || note.authorHasLeft };
};
