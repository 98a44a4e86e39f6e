import type { Schemas } from '@frontdoor/contract';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { useRead, useReadAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { SessionFacts } from './session-facts.tsx';

const address = '/api/session/sessions';

export const OwnSessions = () => {
  const query = useRead<Schemas['ListedSessionView'][]>(address);
  const { busy, failure, run } = useAction();
  const readAgain = useReadAgain();
  const end = (id: string) =>
    run(async () => {
      await send('DELETE', `${address}/${id}`);
      await readAgain(address);
    });

  return (
    <Part title={translate('account.sessions.heading')}>
      <FormAlert failure={failure} />
      <Reading query={query} what={translate('account.sessions.sessions')}>
        {(sessions) => (
          <ul className="plain">
            {sessions.map((session) => (
              <li key={session.id} className="row">
                <SessionFacts session={session} />
                {!session.current && (
                  <button type="button" className="link" disabled={busy} onClick={() => void end(session.id)}>
                    {translate('account.sessions.end')}
                    <span className="visually-hidden"> {translate('account.sessions.thisSession')}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Reading>
    </Part>
  );
};
