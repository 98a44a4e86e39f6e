import type { Note } from '@frontdoor/contract';
import type { UserIdentity } from 'react-admin';

type Authorship = Pick<Note, 'authorId' | 'authorHasLeft'>;

/** What the API would let somebody do with a note, so that nobody is offered what it refuses. */
export const noteRights = (note: Authorship, me: UserIdentity | undefined) => {
  const mine = me?.id === note.authorId;
  return { edit: mine, delete: mine || note.authorHasLeft };
};
