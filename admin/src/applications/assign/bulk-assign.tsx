import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useSelectedRows } from '../../grid/selection/use-selected-rows.ts';
import { translate } from '../../messages/translate.ts';
import { AssignDialog } from './assign-dialog.tsx';

export const BulkAssign = () => {
  const { onUnselectItems } = useListContext();
  const selected = useSelectedRows<Application>();
  /** The applications that were selected when the dialog was opened: the list behind it is fetched anew. */
  const [records, setRecords] = useState<Application[]>();
  const close = () => setRecords(undefined);
  const done = () => {
    close();
    onUnselectItems();
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setRecords(selected)}>
        {translate('assign.button')}
      </button>
      {records && <AssignDialog records={records} close={close} done={done} />}
    </>
  );
};
