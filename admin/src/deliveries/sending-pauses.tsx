import type { Schemas } from '@frontdoor/contract';
import { timeText } from '../values/times/dates.ts';

type Pause = Schemas['MailPauseView'];

const whatWaits = ({ inbox }: Pause) =>
  inbox ? `Sending to ${inbox} is paused.` : 'Sending of mail is paused: all mails wait.';

/** That mails wait instead of going out, since when and why. */
export const SendingPauses = ({ pauses }: { pauses: readonly Pause[] }) =>
  pauses.map((pause) => (
    <div key={pause.inbox ?? 'all'} className="alert paused" role="alert">
      <p>{whatWaits(pause)}</p>
      <p>
        Since {timeText(pause.pausedAt)} the mail server refuses them. It says: <q>{pause.reason}</q>
      </p>
      <p>
        Nothing is lost. One mail is tried again {timeText(pause.nextTryAt)} or a little later; the first one that the
        server takes lets all others go out, and the two that failed first.
      </p>
    </div>
  ));
