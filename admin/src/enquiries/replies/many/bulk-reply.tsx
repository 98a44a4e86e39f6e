import type { Enquiry } from '@frontdoor/contract';
import { useState } from 'react';
import { useSelectedRows } from '../../../grid/selection/use-selected-rows.ts';
import { translate } from '../../../messages/translate.ts';
import { BulkReplyDialog } from './bulk-reply-dialog.tsx';

/** Answers the selected enquiries: those that were selected when it was opened, because the list behind it is fetched anew. */
export const BulkReply = () => {
  const selected = useSelectedRows<Enquiry>();
  const [records, setRecords] = useState<Enquiry[]>();
  return (
    <>
      <button type="button" className="button" onClick={() => setRecords(selected)}>
        {translate('enquiries.many.button')}
      </button>
      {records && <BulkReplyDialog selected={records} close={() => setRecords(undefined)} />}
    </>
  );
};
