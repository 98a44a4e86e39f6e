import type { Delivery } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
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
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const decide = async (call: (id: string) => Promise<Delivery>, said: string) => {
    if (!(await run(() => call(record.id)))) return;
    setAsking(false);
    notify(said);
    void fetchAgain(changes.delivery(record.id));
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
          onClick={() => void decide(dataProvider.confirmDelivery, 'The mail is marked as sent')}
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
          act={() => void decide(dataProvider.resendDelivery, 'The mail is on its way')}
          cancel={() => setAsking(false)}
        >
          <p>{`If ${record.recipient} has it already, it may arrive twice. Both carry the same Message-ID.`}</p>
        </Confirm>
      )}
    </>
  );
};
