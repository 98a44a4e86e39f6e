import type { Delivery } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { Confirm } from '../form/confirm.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { timeText } from '../values/times/dates.ts';

const whatHappened = ({ copies, againAt }: Delivery) => {
  const known = 'The mail server took in the whole mail and never said whether it accepts it. It may have arrived.';
  if (againAt) return `${known} It is sent once more by itself, ${timeText(againAt)} or a little later.`;
  const often = copies > 1 ? ` This happened ${copies === 2 ? 'twice' : `${copies} times`}.` : '';
  return `${known}${often} It is not sent again by itself: find out whether the recipient has it, then decide.`;
};

/** The actions for a mail that may or may not have arrived. */
export const DecideUnsure = ({ record }: { record: Delivery }) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const refresh = useRefresh();
  const notify = useNotify();

  const decide = async (what: 'confirm' | 'resend', said: string) => {
    if (!(await run(() => send<Delivery>('POST', `/api/admin/deliveries/${record.id}/${what}`, {})))) return;
    setAsking(false);
    notify(said);
    refresh();
  };

  return (
    <>
      <p className="explanation">{whatHappened(record)}</p>
      {!asking && <FormAlert failure={failure} />}
      <p className="acts">
        <button
          type="button"
          className="button primary"
          disabled={busy}
          onClick={() => void decide('confirm', 'The mail is marked as sent')}
        >
          It arrived
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => setAsking(true)}>
          Send again…
        </button>
      </p>
      {asking && (
        <Confirm
          title="Send this mail again?"
          confirm="Send"
          busy={busy}
          failure={failure}
          act={() => void decide('resend', 'The mail is on its way')}
          cancel={() => setAsking(false)}
        >
          <p>{`If ${record.recipient} has it already, it may arrive twice. Both carry the same Message-ID.`}</p>
        </Confirm>
      )}
    </>
  );
};
