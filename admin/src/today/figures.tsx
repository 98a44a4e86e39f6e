import type { Schemas } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { translate } from '../messages/translate.ts';
import { workingDaysText } from '../reports/answers/working-days-text.ts';
import { listPath } from './list-path.ts';
import { numberText } from './to-do-texts.ts';
import { numeral } from '../messages/numeral.ts';

type Today = Schemas['TodayView'];
type Bar = Today['week']['bars'][number];

const barText = ({ kind, name }: Bar): string => {
  if (kind === 'referral' || kind === 'untold') return translate(`today.origins.${kind}`);
  return kind === 'stage'
    ? translate(`applications.stages.${name as Schemas['ApplicationView']['stage']}`)
    : (name ?? '');
};

type FigureProps = { id: string; title: string; about: string; figure: Today['week'] };

/** Numbers of one kind, each with a bar and a link to its list. */
const Figure = ({ id, title, about, figure: { total, filter, bars } }: FigureProps) => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section aria-labelledby={id}>
      <div className="row">
        <h2 id={id}>{title}</h2>
        <span className="mono soft">{about}</span>
      </div>
      {total === 0 ? (
        <p className="soft">{translate('today.none')}</p>
      ) : (
        <ul className="bars" aria-labelledby={id}>
          {bars.map((bar) => (
            <li key={`${bar.kind} ${bar.name}`} data-new={bar.name === 'new' || undefined}>
              <Link className="mono" to={listPath({ list: 'applications', filter: bar.filter })}>
                <span title={barText(bar)}>{barText(bar)}</span>
                <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
                  <rect width={(100 * bar.count) / most} height="8" />
                </svg>
                <span className="count">{numberText(bar)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {total > bars.reduce((sum, { count }) => sum + count, 0) && (
        <p className="mono">
          <Link className="link" to={listPath({ list: 'applications', filter })}>
            {translate('today.all', { count: total })}
          </Link>
        </p>
      )}
    </section>
  );
};

/** The number of days in large, and its unit. */
const Median = ({ days }: { days: number }) => {
  const [number, ...unit] = workingDaysText(days).split(' ');
  return (
    <p className="median">
      <b>{number}</b> {unit.join(' ')}
    </p>
  );
};

const Answers = ({ answers: { days, promisedDays, medianWorkingDays, promises, kept } }: Pick<Today, 'answers'>) => (
  <section aria-labelledby="first-answer">
    <div className="row">
      <h2 id="first-answer">{translate('reports.answers.heading')}</h2>
      <span className="mono soft">{translate('today.median', { days })}</span>
    </div>
    {medianWorkingDays === null ? (
      <p className="soft">{translate('reports.answers.none')}</p>
    ) : (
      <Median days={medianWorkingDays} />
    )}
    <p className="mono soft">
      {/* Below a median its unit is known. */}
      {translate('today.promised', { days: medianWorkingDays === null ? workingDaysText(promisedDays) : promisedDays })}
      {promises > 0 && ` · ${translate('today.kept', { kept: numeral(kept), count: promises })}`}
    </p>
  </section>
);

/** How things stand. */
export const Figures = ({ today: { answers, week, stages, hires } }: { today: Today }) => (
  <aside className="figures" aria-label={translate('today.figures')}>
    <Answers answers={answers} />
    <Figure id="week" title={translate('today.week')} about={translate('today.byPosition')} figure={week} />
    <Figure id="stages" title={translate('today.stages')} about={translate('today.undecided')} figure={stages} />
    <Figure id="hires" title={translate('today.hires')} about={translate('today.twelveMonths')} figure={hires} />
  </aside>
);
