import type { Staff } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { Part } from '../values/part.tsx';

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
    notify(`The one-time codes of ${person.name} are gone`);
    void fetchAgain(changes.accessOfStaff(person.id));
  };

  return (
    <Part title="One-time codes">
      <p className="acts">
        <button type="button" className="button" onClick={() => setAsking(true)}>
          Take the codes away…
        </button>
      </p>
      {asking && (
        <Confirm
          title="Take the one-time codes away?"
          confirm="Take them away"
          busy={busy}
          failure={failure}
          act={() => void reset()}
          cancel={() => setAsking(false)}
        >
          <p>{person.name} will log in with the password alone. All sessions end. Be sure who has asked for this.</p>
        </Confirm>
      )}
    </Part>
  );
};
