import type { Staff } from '@frontdoor/contract';
import { useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { translate } from '../messages/translate.ts';
import { Part } from '../values/part.tsx';

/** For a user who has lost a device with a passkey. */
export const RemovePasskeys = ({ person }: { person: Staff }) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const { data: me } = useGetIdentity();

  const remove = async () => {
    const gone = await run(async () => {
      await dataProvider.removePasskeysOfStaff(person.id);
      return true;
    });
    if (!gone) return;
    setAsking(false);
    notify(translate('staff.removePasskeys.done', { name: person.name }));
    void fetchAgain(changes.accessOfStaff(person.id));
  };

  return (
    <Part title={translate('staff.passkeys')}>
      {me?.id === person.id ? (
        <p className="hint">{translate('staff.removePasskeys.own')}</p>
      ) : (
        <p className="acts">
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {translate('staff.removePasskeys.button')}
          </button>
        </p>
      )}
      {asking && (
        <Confirm
          title={translate('staff.removePasskeys.question')}
          confirm={translate('staff.removePasskeys.confirm')}
          busy={busy}
          failure={failure}
          act={() => void remove()}
          cancel={() => setAsking(false)}
        >
          <p>{translate('staff.removePasskeys.effect', { name: person.name })}</p>
        </Confirm>
      )}
    </Part>
  );
};
