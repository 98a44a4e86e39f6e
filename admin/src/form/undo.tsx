import { Button } from '@mui/material';
import { useCloseNotification, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { failureOf } from '../data/failure.ts';
import { translate } from '../messages/translate.ts';

/** How long a notification offers the undo, in milliseconds: enough to notice a mistake. */
const OFFERED_MS = 10_000;

interface Undoing {
  work: () => Promise<unknown>;
  /** The message after the undo. */
  done: string;
  fetchAgain: () => unknown;
}

/** Options for `notify`: an undo button, which works on any page that the user has opened meanwhile. */
export const undoable = (undoing: Undoing) => ({ autoHideDuration: OFFERED_MS, action: <Undo {...undoing} /> });

const Undo = ({ work, done, fetchAgain }: Undoing) => {
  const closeNotification = useCloseNotification();
  const leaveIfOver = useLogoutIfAccessDenied();
  const notify = useNotify();

  const undo = async () => {
    closeNotification();
    try {
      await work();
      notify(done);
    } catch (error) {
      notify(failureOf(error).text, { type: 'error' });
      await leaveIfOver(error).catch(() => undefined);
    }
    await fetchAgain();
  };
  return (
    <Button color="inherit" size="small" onClick={() => void undo()}>
      {translate('buttons.undo')}
    </Button>
  );
};
