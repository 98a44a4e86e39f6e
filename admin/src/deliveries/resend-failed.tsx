import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { translate } from '../messages/translate.ts';

/** All mails that the server has refused go out once more, after a question with their number. */
export const ResendFailed = ({ failed }: { failed: number }) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const resend = async () => {
    const done = await run(() => dataProvider.resendFailedDeliveries());
    if (!done) return;
    setAsking(false);
    const more = done.left > 0 ? translate('deliveries.resendFailed.more', { count: done.left }) : '';
    const off = done.off > 0 ? translate('deliveries.resendFailed.off', { count: done.off }) : '';
    notify(translate('deliveries.resendFailed.done', { count: done.resent }) + more + off);
    void fetchAgain(changes.deliveries());
  };

  return (
    <>
      <p className="acts">
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {translate('deliveries.resendFailed.button')}
        </button>
      </p>
      {asking && (
        <Confirm
          title={translate('deliveries.resendFailed.question', { count: failed })}
          confirm={translate('deliveries.resendFailed.confirm', { count: failed })}
          busy={busy}
          failure={failure}
          act={() => void resend()}
          cancel={() => setAsking(false)}
        >
          <p>{translate('deliveries.resendFailed.refused', { count: failed })}</p>
        </Confirm>
      )}
    </>
  );
};
