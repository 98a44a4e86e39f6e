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
import { translate } from '../messages/translate.ts';

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
    notify(translate('staff.sessions.ended', { name: person.name }));
    void fetchAgain(changes.sessionsOfStaff(person.id));
  };

  return (
    <Part title={translate('staff.sessions.heading')}>
      <Reading query={query} what={translate('account.sessions.sessions')}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="soft">{translate('staff.sessions.none')}</p>
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
                  {translate('staff.sessions.endAllAfterQuestion')}
                </button>
              </p>
            </>
          )
        }
      </Reading>
      {asking && (
        <Confirm
          title={translate('staff.sessions.question', { name: person.name })}
          confirm={translate('staff.sessions.endAll')}
          busy={busy}
          failure={failure}
          act={() => void end()}
          cancel={() => setAsking(false)}
        >
          <p>{translate('staff.sessions.typedIsKept')}</p>
        </Confirm>
      )}
    </Part>
  );
};
