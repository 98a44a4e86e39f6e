import { useState } from 'react';
import { translate } from '../../messages/translate.ts';
import { BulkWriteDialog } from './bulk-write-dialog.tsx';

export const BulkWrite = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {translate('write.button')}
      </button>
      {open && <BulkWriteDialog close={() => setOpen(false)} />}
    </>
  );
};
