import type { Schemas } from '@frontdoor/contract';
import { timeText } from '../values/times/dates.ts';
import { orNA } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import { browserText } from './browser-text.ts';

/** The facts by which users recognise their own sessions. */
export const SessionFacts = ({ session }: { session: Schemas['ListedSessionView'] }) => (
  <p>
    <b title={session.userAgent}>{browserText(session.userAgent)}</b>
    {session.current && ` · ${translate('account.sessions.thisOne')}`}
    <span className="mono soft under-line">
      {orNA(session.address)} · {translate('account.sessions.begun', { time: timeText(session.createdAt) })} ·{' '}
      {translate('account.sessions.lastSeen', { time: timeText(session.lastSeenAt) })}
    </span>
  </p>
);
