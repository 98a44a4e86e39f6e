import type { Delivery } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { timeText } from '../values/times/dates.ts';
import { translate } from '../messages/translate.ts';

/** The actions for a mail whose time has not come. One that was cancelled can be sent after all. */
export const HeldMail = ({ record, leavesAt }: { record: Delivery; leavesAt: string }) => {
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const decide = async (call: (id: string) => Promise<Delivery>, message: string) => {
    const decided = await run(() => call(record.id));
    void fetchAgain(changes.delivery(record.id));
    if (decided) notify(message);
  };

  return (
    <>
      <p className="explanation">
        {translate(`deliveries.held.${record.template === 'enquiry-reply' ? 'replyLeavesAt' : 'leavesAt'}`, {
          time: timeText(leavesAt),
        })}
      </p>
      <FormAlert failure={failure} />
      <p className="acts">
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => void decide(dataProvider.cancelDelivery, translate('deliveries.held.cancelled'))}
        >
          {translate('deliveries.held.cancel')}
        </button>
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => void decide(dataProvider.sendDeliveryNow, translate('deliveries.resend.onItsWay'))}
        >
          {translate('deliveries.held.sendNow')}
        </button>
      </p>
    </>
  );
};
