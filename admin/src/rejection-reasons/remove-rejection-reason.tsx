import type { RejectionReason } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { reads } from '../data/reads.ts';
import { useDeleteRecord } from '../data/records/use-mutations.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain, useRead } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { reasonUseText } from './reason-use-text.ts';

type Reason = RejectionReason;

/** A reason that was given is retired instead, because history keeps it. */
export const RemoveRejectionReason = ({ reason }: { reason: Reason }) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const use = useRead(reads.useOfReason(reason.id), asking);
  const { close } = useOpenRecord();
  const deleteReason = useDeleteRecord<Reason>('rejection-reasons');
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const remove = async () => {
    const answer = await run(() => deleteReason(reason));
    if (!answer) return;
    notify(answer.retired ? translate('rejectionReasons.retiredInstead') : translate('rejectionReasons.deleted'));
    close();
    void fetchAgain(changes.record('rejection-reasons', reason.id));
  };

  return (
    <p className="acts">
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {translate('buttons.deleteAfterQuestion')}
      </button>
      {asking && (
        <Confirm
          title={translate('rejectionReasons.deleteQuestion')}
          confirm={translate('buttons.delete')}
          busy={busy}
          failure={failure}
          act={() => void remove()}
          cancel={() => setAsking(false)}
        >
          <Reading query={use} what={translate('rejectionReasons.useOfReason')}>
            {(counted) => <p>{reasonUseText(reason.label, counted)}</p>}
          </Reading>
        </Confirm>
      )}
    </p>
  );
};
