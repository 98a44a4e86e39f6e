import type { Schemas } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';
import { listPath } from '../list-path.ts';
import { numberText } from '../to-do-texts.ts';

type Line = Schemas['OfficeDayView']['signIns'][number];

const lastText = ({ first: [last] }: Line) => {
  if (!last?.at) return '';
  const time = timeText(last.at);
  return last.name
    ? translate('office.signIns.last', { name: last.name, time })
    : translate('office.signIns.lastUnknown', { time });
};

/** Who has signed in, and who was refused; each line leads to these entries of the audit log. */
export const SignIns = ({ lines }: { lines: readonly Line[] }) => (
  <section aria-labelledby="sign-ins">
    <div className="row">
      <h2 id="sign-ins">{translate('office.signIns.heading')}</h2>
      <span className="mono soft">{translate('office.signIns.span')}</span>
    </div>
    {lines.length === 0 && <p className="soft">{translate('office.signIns.none')}</p>}
    <ul className="office-lines" aria-labelledby="sign-ins">
      {lines.map((line) => (
        <li key={line.kind}>
          <Link to={listPath(line)}>
            <b>
              {numberText(line)} {translate(`office.signIns.lines.${line.kind}.${line.count === 1 ? 'one' : 'many'}`)}
            </b>
            <span className="mono soft detail">{lastText(line)}</span>
          </Link>
        </li>
      ))}
    </ul>
    {lines.length > 0 && !lines.some(({ kind }) => kind !== 'signedIn') && (
      <p className="soft">{translate('office.signIns.noneRefused')}</p>
    )}
  </section>
);
