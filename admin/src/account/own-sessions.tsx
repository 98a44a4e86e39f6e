import type { Schemas } from '@frontdoor/contract';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { reads } from '../data/reads.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain, useRead } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { timeText } from '../values/times/dates.ts';
import { browserText } from './browser-text.ts';
import { SessionFacts } from './session-facts.tsx';

const nameOf = ({ userAgent, createdAt }: Schemas['ListedSessionView']) =>
  translate('account.sessions.ofBrowser', { browser: browserText(userAgent), time: timeText(createdAt) });

export const OwnSessions = () => {
  const query = useRead(reads.ownSessions());
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const end = (id: string) =>
    run(async () => {
      await dataProvider.endOwnSession(id);
      await fetchAgain(changes.ownSessions());
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
                    <span className="visually-hidden"> {nameOf(session)}</span>
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
