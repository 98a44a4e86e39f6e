import type { RejectionReason } from '@frontdoor/contract';
import { useState } from 'react';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Modal } from '../form/modal.tsx';
import { translate } from '../messages/translate.ts';
import { Reading } from '../values/reading.tsx';
import { OrderForm } from './order-form.tsx';

/** Opens the order of the reasons that can be given. */
export const OrderReasons = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {translate('rejectionReasons.order.button')}
      </button>
      {open && <OrderDialog close={() => setOpen(false)} />}
    </>
  );
};

const OrderDialog = ({ close }: { close: () => void }) => {
  const reasons = useRead(reads.reasonsInUse());
  return (
    <Modal title={translate('rejectionReasons.order.title')} cancel={close}>
      <Reading query={reasons} what={translate('rejectionReasons.many')}>
        {(inUse: readonly RejectionReason[]) => <OrderForm reasons={inUse} close={close} />}
      </Reading>
    </Modal>
  );
};
