import { Button } from '@mui/material';
import { useCloseNotification, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { failureOf } from '../data/failure.ts';
import { send } from '../data/request.ts';
import { useReadAgain } from '../data/use-read.ts';

/** Links again what was unlinked a moment ago, wherever one has gone meanwhile. */
export const UndoUnlink = ({ address, id }: { address: string; id: string }) => {
  const closeNotification = useCloseNotification();
  const leaveIfOver = useLogoutIfAccessDenied();
  const readAgain = useReadAgain();
  const notify = useNotify();

  const undo = async () => {
    closeNotification();
    try {
      await send('POST', address, { id });
      notify('Linked again');
    } catch (error) {
      notify(failureOf(error).text, { type: 'error' });
      await leaveIfOver(error).catch(() => undefined);
    }
    await readAgain(address);
  };
  return (
    <Button color="inherit" size="small" onClick={() => void undo()}>
      Undo
    </Button>
  );
};
