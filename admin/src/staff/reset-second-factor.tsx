import type { Staff } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';

/** For a user with a lost phone. */
export const ResetSecondFactor = ({ person }: { person: Staff }) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const reset = async () => {
    const gone = await run(async () => {
      await dataProvider.removeSecondFactorOfStaff(person.id);
      return true;
    });
    if (!gone) return;
    setAsking(false);
    notify(translate('staff.resetCodes.done', { name: person.name }));
    void fetchAgain(changes.accessOfStaff(person.id));
  };

  return (
    <Part title={translate('staff.oneTimeCodes')}>
      <p className="acts">
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {translate('staff.resetCodes.button')}
        </button>
      </p>
      {asking && (
        <Confirm
          title={translate('staff.resetCodes.question')}
          confirm={translate('staff.resetCodes.confirm')}
          busy={busy}
          failure={failure}
          act={() => void reset()}
          cancel={() => setAsking(false)}
        >
          <p>{translate('staff.resetCodes.effect', { name: person.name })}</p>
        </Confirm>
      )}
    </Part>
  );
};
