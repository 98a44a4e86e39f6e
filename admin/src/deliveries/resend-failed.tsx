import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { countText } from '../values/texts.ts';

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
    const more = done.left > 0 ? `; ${countText(done.left, 'mail')} more can be sent again now` : '';
    notify(`On the way: ${countText(done.resent, 'mail')}${more}`);
    void fetchAgain(changes.deliveries());
  };

  return (
    <>
      <p className="acts">
        <button type="button" className="button" onClick={() => setAsking(true)}>
          Send all again…
        </button>
      </p>
      {asking && (
        <Confirm
          title={`Send ${countText(failed, 'mail')} again?`}
          confirm="Send all"
          busy={busy}
          failure={failure}
          act={() => void resend()}
          cancel={() => setAsking(false)}
        >
          <p>The mail server refused them, so nobody has them. Mend what its answers name first, or they fail again.</p>
        </Confirm>
      )}
    </>
  );
};
