import type { Staff } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { SessionFacts } from '../account/session-facts.tsx';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { reads } from '../data/reads.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain, useRead } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';

export const StaffSessions = ({ person }: { person: Staff }) => {
  const query = useRead(reads.sessionsOfStaff(person.id));
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const end = async () => {
    const ended = await run(async () => {
      await dataProvider.endSessionsOfStaff(person.id);
      return true;
    });
    if (!ended) return;
    setAsking(false);
    notify(`${person.name} is logged out everywhere`);
    void fetchAgain(changes.sessionsOfStaff(person.id));
  };

  return (
    <Part title="Sessions">
      <Reading query={query} what="sessions">
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="soft">Not logged in anywhere.</p>
          ) : (
            <>
              <ul className="plain">
                {sessions.map((session) => (
                  <li key={session.id}>
                    <SessionFacts session={session} />
                  </li>
                ))}
              </ul>
              <p className="acts">
                <button type="button" className="button" onClick={() => setAsking(true)}>
                  End all sessions…
                </button>
              </p>
            </>
          )
        }
      </Reading>
      {asking && (
        <Confirm
          title={`Log ${person.name} out everywhere?`}
          confirm="End all sessions"
          busy={busy}
          failure={failure}
          act={() => void end()}
          cancel={() => setAsking(false)}
        >
          <p>What is typed and not saved there is kept in that browser until the next login.</p>
        </Confirm>
      )}
    </Part>
  );
};
