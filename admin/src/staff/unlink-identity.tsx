import type { Staff } from '@frontdoor/contract';
import { useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';

/** For somebody whose account at the identity provider is not theirs any more. */
export const UnlinkIdentity = ({ person, account }: { person: Staff; account: string }) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const { data: me } = useGetIdentity();
  const { name } = person;

  const unlink = async () => {
    const gone = await run(async () => {
      await dataProvider.unlinkIdentityOfStaff(person.id);
      return true;
    });
    if (!gone) return;
    setAsking(false);
    notify(translate('staff.identity.done', { name }));
    void fetchAgain(changes.accessOfStaff(person.id));
  };

  return (
    <Part title={translate('staff.identity.heading')}>
      <p>{account}</p>
      {person.formerProvider !== null && (
        <p className="explanation">{translate('staff.identity.former', { issuer: person.formerProvider })}</p>
      )}
      {me?.id === person.id ? (
        <p className="hint">{translate('staff.identity.own')}</p>
      ) : (
        <p className="acts">
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {translate('staff.identity.button')}
          </button>
        </p>
      )}
      {asking && (
        <Confirm
          title={translate('staff.identity.question')}
          confirm={translate('staff.identity.confirm')}
          busy={busy}
          failure={failure}
          act={() => void unlink()}
          cancel={() => setAsking(false)}
        >
          <p>{translate('staff.identity.effect', { account, name })}</p>
        </Confirm>
      )}
    </Part>
  );
};
