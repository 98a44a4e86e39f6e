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
import { translate } from '../messages/translate.ts';

const whatHappened = ({ copies, againAt }: Delivery) => {
  // No mail server has had it: it is held since a restore.
  if (copies === 0) return translate('deliveries.unsure.restored');
  const happened = translate('deliveries.unsure.serverSilent');
  if (againAt) return `${happened} ${translate('deliveries.unsure.againAt', { time: timeText(againAt) })}`;
  const decide = translate('deliveries.unsure.notSentByItself');
  if (copies < 2) return `${happened} ${decide}`;
  const often =
    copies === 2
      ? translate('deliveries.unsure.happenedTwice')
      : translate('deliveries.unsure.happenedTimes', { copies });
  return `${happened} ${often} ${decide}`;
};

/** The actions for a mail that may or may not have arrived. */
export const DecideUnsure = ({ record }: { record: Delivery }) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const decide = async (call: (id: string) => Promise<Delivery>, message: string) => {
    if (!(await run(() => call(record.id)))) return;
    setAsking(false);
    notify(message);
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
          onClick={() => void decide(dataProvider.confirmDelivery, translate('deliveries.unsure.confirmed'))}
        >
          {translate('deliveries.unsure.arrived')}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => setAsking(true)}>
          {translate('deliveries.unsure.sendAgain')}
        </button>
      </p>
      {asking && (
        <Confirm
          title={translate('deliveries.unsure.question')}
          confirm={translate('buttons.send')}
          busy={busy}
          failure={failure}
          act={() => void decide(dataProvider.resendDelivery, translate('deliveries.resend.onItsWay'))}
          cancel={() => setAsking(false)}
        >
          <p>{translate('deliveries.unsure.mayArriveTwice', { recipient: record.recipient })}</p>
        </Confirm>
      )}
    </>
  );
};
