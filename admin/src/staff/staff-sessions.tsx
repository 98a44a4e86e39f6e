import type { Schemas, Staff } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { SessionFacts } from '../account/session-facts.tsx';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { useRead } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';

export const StaffSessions = ({ person }: { person: Staff }) => {
  const address = `/api/admin/staff/${person.id}/sessions`;
  const query = useRead<Schemas['ListedSessionView'][]>(address);
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const refresh = useRefresh();
  const notify = useNotify();

  const end = async () => {
    const ended = await run(async () => {
      await send('DELETE', address);
      return true;
    });
    if (!ended) return;
    setAsking(false);
    notify(`${person.name} is logged out everywhere`);
    refresh();
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
