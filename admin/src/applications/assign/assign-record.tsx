import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { translate } from '../../messages/translate.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { Assignee } from './assignee.tsx';

/** Whose the open application is, and the way to another colleague. */
export const AssignRecord = ({ record }: { record: Application }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="acts answer">
        <span className="mono soft">{translate('assign.label')}</span>{' '}
        <span>
          <Assignee of={record.assignedTo} />
        </span>
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {translate('assign.button')}
        </button>
      </p>
      {open && <AssignDialog records={[record]} close={() => setOpen(false)} />}
    </>
  );
};
