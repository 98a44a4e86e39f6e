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

/** The text of the button, and the reason for the question. */
const wordsFor = {
  failed: { button: 'again', why: 'failed' },
  sent: { button: 'secondTime', why: 'hadItAlready' },
  skipped: { button: 'afterAll', why: 'leftOutOnPurpose' },
} as const;

/** Sends a mail again, after a question: the recipient may have it already, and one that failed fails again unless its cause is mended. */
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
  const words = wordsFor[record.state === 'failed' || record.state === 'sent' ? record.state : 'skipped'];
  return (
    <>
      {!asking && <FormAlert failure={failure} />}
      <p className="acts">
        <button
          type="button"
          className={record.state === 'failed' ? 'button primary' : 'button'}
          onClick={() => setAsking(true)}
        >
          {translate(`deliveries.resend.${words.button}`)}
        </button>
      </p>
      {asking && (
        <Confirm
          title={translate('deliveries.resend.question')}
          confirm={translate('buttons.send')}
          busy={busy}
          failure={failure}
          act={() => void resend(record.state === 'failed' ? {} : { again: true })}
          cancel={() => setAsking(false)}
        >
          <p>{translate(`deliveries.resend.${words.why}`, { recipient: record.recipient })}</p>
        </Confirm>
      )}
    </>
  );
};
