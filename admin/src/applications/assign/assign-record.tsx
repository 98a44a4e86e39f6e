import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { translate } from '../../messages/translate.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { Assignee } from './assignee.tsx';

/** The assignee of the open application, and a button that assigns it to somebody else. */
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
