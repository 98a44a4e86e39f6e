import type { Delivery } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { FormAlert } from '../form/form-alert.tsx';

/** A mail that failed goes out again at once; one that was sent only after a question, because somebody may have it already. */
export const ResendDelivery = ({ record }: { record: Delivery }) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const resend = async (request: { again?: true }) => {
    const pending = await run(() => dataProvider.resendDelivery(record.id, request));
    if (!pending) return;
    setAsking(false);
    notify('The mail is on its way');
    void fetchAgain(changes.delivery(record.id));
  };

  if (record.state === 'pending') return <p className="soft">It is on its way: no need to send it again.</p>;
  if (record.state === 'replaced')
    return <p className="soft">The address has changed since: the mail goes to the new one, as a mail of its own.</p>;
  return (
    <>
      {!asking && <FormAlert failure={failure} />}
      <p className="acts">
        {record.state === 'failed' ? (
          <button type="button" className="button primary" disabled={busy} onClick={() => void resend({})}>
            Send again
          </button>
        ) : (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {record.state === 'sent' ? 'Send a second time…' : 'Send it after all…'}
          </button>
        )}
      </p>
      {asking && (
        <Confirm
          title="Send this mail?"
          confirm="Send"
          busy={busy}
          failure={failure}
          act={() => void resend({ again: true })}
          cancel={() => setAsking(false)}
        >
          <p>
            {record.state === 'sent'
              ? `${record.recipient} has had this mail already.`
              : `This mail to ${record.recipient} was left out on purpose.`}
          </p>
        </Confirm>
      )}
    </>
  );
};
