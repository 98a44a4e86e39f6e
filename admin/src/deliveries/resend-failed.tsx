import type { Schemas } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { Confirm } from '../form/confirm.tsx';
import { translate } from '../messages/translate.ts';

/** All mails that the server has refused go out once more, after a question with their number. `sent` reads the numbers anew. */
export const ResendFailed = ({ failed, sent }: { failed: number; sent: () => void }) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const refresh = useRefresh();
  const notify = useNotify();

  const resend = async () => {
    const done = await run(() => send<Schemas['ResentView']>('POST', '/api/admin/deliveries/resend-failed', {}));
    if (!done) return;
    setAsking(false);
    const more = done.left > 0 ? translate('deliveries.resendFailed.more', { count: done.left }) : '';
    notify(translate('deliveries.resendFailed.done', { count: done.resent }) + more);
    sent();
    refresh();
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
          confirm={translate('deliveries.resendFailed.confirm')}
          busy={busy}
          failure={failure}
          act={() => void resend()}
          cancel={() => setAsking(false)}
        >
          <p>{translate('deliveries.resendFailed.refused')}</p>
        </Confirm>
      )}
    </>
  );
};
