import type { Delivery } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { translate } from '../messages/translate.ts';

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
    notify(translate('deliveries.resend.onItsWay'));
    void fetchAgain(changes.delivery(record.id));
  };

  if (record.state === 'pending') return <p className="soft">{translate('deliveries.resend.waiting')}</p>;
  if (record.state === 'replaced') return <p className="soft">{translate('deliveries.resend.addressChanged')}</p>;
  return (
    <>
      {!asking && <FormAlert failure={failure} />}
      <p className="acts">
        {record.state === 'failed' ? (
          <button type="button" className="button primary" disabled={busy} onClick={() => void resend({})}>
            {translate('deliveries.resend.again')}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {record.state === 'sent'
              ? translate('deliveries.resend.secondTime')
              : translate('deliveries.resend.afterAll')}
          </button>
        )}
      </p>
      {asking && (
        <Confirm
          title={translate('deliveries.resend.question')}
          confirm={translate('buttons.send')}
          busy={busy}
          failure={failure}
          act={() => void resend({ again: true })}
          cancel={() => setAsking(false)}
        >
          <p>
            {record.state === 'sent'
              ? translate('deliveries.resend.hadItAlready', { recipient: record.recipient })
              : translate('deliveries.resend.leftOutOnPurpose', { recipient: record.recipient })}
          </p>
        </Confirm>
      )}
    </>
  );
};
