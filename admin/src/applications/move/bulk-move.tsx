import { useState } from 'react';
import { BulkMoveDialog } from './bulk-move-dialog.tsx';

export const BulkMove = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Move to…
      </button>
      {open && <BulkMoveDialog close={() => setOpen(false)} />}
    </>
  );
};
