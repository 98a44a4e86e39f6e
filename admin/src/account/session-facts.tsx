import type { Schemas } from '@frontdoor/contract';
import { timeText } from '../values/times/dates.ts';
import { orNA } from '../values/texts.ts';
import { browserText } from './browser-text.ts';

/** The facts by which users recognise their own sessions. */
export const SessionFacts = ({ session }: { session: Schemas['ListedSessionView'] }) => (
  <p>
    <b title={session.userAgent}>{browserText(session.userAgent)}</b>
    {session.current && ' · this one'}
    <span className="mono soft under-line">
      {orNA(session.address)} · begun {timeText(session.createdAt)} · last seen {timeText(session.lastSeenAt)}
    </span>
  </p>
);
