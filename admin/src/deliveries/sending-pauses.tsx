import type { Schemas } from '@frontdoor/contract';
import { timeText } from '../values/times/dates.ts';
import { translate } from '../messages/translate.ts';

type Pause = Schemas['MailPauseView'];

const whatWaits = ({ inbox }: Pause) =>
  inbox ? translate('deliveries.pauses.inbox', { inbox }) : translate('deliveries.pauses.all');

/** That mails wait instead of going out, since when and why. */
export const SendingPauses = ({ pauses }: { pauses: readonly Pause[] }) =>
  pauses.map((pause) => (
    <div key={pause.inbox ?? 'all'} className="alert paused" role="alert">
      <p>{whatWaits(pause)}</p>
      <p>
        {translate('deliveries.pauses.since', { time: timeText(pause.pausedAt) })} <q>{pause.reason}</q>
      </p>
      <p>{translate('deliveries.pauses.nothingLost', { time: timeText(pause.nextTryAt) })}</p>
    </div>
  ));
