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
import { translate } from '../messages/translate.ts';

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
    notify(translate('staff.sessions.ended', { name: person.name }));
    refresh();
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
