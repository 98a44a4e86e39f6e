import type { Schemas } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { statusPath } from '../../status/status-path.ts';
import { Reading } from '../../values/reading.tsx';
import { systemText } from './system-text.ts';

type Line = Schemas['StatusLineView'];

/** What a general administrator asks about each morning. Of the other parts only those that are out of order are shown. */
const daily: readonly Line['part'][] = ['queue', 'mail', 'storage', 'disk', 'backup', 'rehearsal'];
const isShown = ({ part, state }: Line) => daily.includes(part) || state === 'fault' || state === 'warning';

/** How queue, mails, storage and backup are, each as a sentence that leads to the page about the system. */
export const SystemToday = ({ mailbox }: { mailbox: string | null }) => {
  const query = useRead(reads.status());
  return (
    <section aria-labelledby="system-today">
      <div className="row">
        <h2 id="system-today">{translate('office.system')}</h2>
        <span className="mono">
          <Link className="link" to={statusPath}>
            {translate('office.all')}
          </Link>
        </span>
      </div>
      <Reading query={query} what={translate('status.what')}>
        {({ lines }) => (
          <ul className="office-lines" aria-labelledby="system-today">
            {lines.filter(isShown).map((line) => (
              <li key={line.part} data-state={line.state}>
                <Link to={statusPath}>
                  <b>
                    {translate(`status.parts.${line.part}`)}{' '}
                    <span className="how">{translate(`status.states.${line.state}`)}</span>
                  </b>
                  <span className="mono soft detail">{systemText(line, mailbox)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Reading>
    </section>
  );
};
