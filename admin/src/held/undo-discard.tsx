import { Button } from '@mui/material';
import { useCloseNotification, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { failureOf } from '../data/failure.ts';
import { send } from '../data/request.ts';
import { doneText } from './verdicts.ts';

/** Holds again what was discarded a moment ago. */
export const UndoDiscard = ({ ids }: { ids: readonly string[] }) => {
  const closeNotification = useCloseNotification();
  const leaveIfOver = useLogoutIfAccessDenied();
  const refresh = useRefresh();
  const notify = useNotify();

  const undo = async () => {
    closeNotification();
    try {
      await send('POST', '/api/admin/held/judge', { verdict: 'hold', ids });
      notify(doneText('hold', ids.length));
    } catch (error) {
      notify(failureOf(error).text, { type: 'error' });
      await leaveIfOver(error).catch(() => undefined);
    }
    refresh();
  };
  return (
    <Button color="inherit" size="small" onClick={() => void undo()}>
      Undo
    </Button>
  );
};
