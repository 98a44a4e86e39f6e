import type { Schemas } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';
import { timeText } from '../values/times/dates.ts';
import { updateText } from './update-text.ts';

/** The last updates of the system, the newest first; null where nobody can tell of them. */
export const LastUpdates = ({ updates }: { updates: Schemas['StatusView']['updates'] }) => (
  <section className="last-updates" aria-labelledby="last-updates">
    <h3 id="last-updates">{translate('status.updates.heading')}</h3>
    {updates?.length ? (
      <ol>
        {updates.map((update) => (
          <li key={update.at} data-outcome={update.outcome}>
            <time dateTime={update.at}>{timeText(update.at)}</time>
            <div>
              <p>{updateText(update)}</p>
              {update.reason !== null && <p>{translate('status.updates.reason', { reason: update.reason })}</p>}
            </div>
          </li>
        ))}
      </ol>
    ) : (
      <p className="soft">{translate(updates ? 'status.updates.none' : 'status.updates.unknown')}</p>
    )}
  </section>
);
