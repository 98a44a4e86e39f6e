import type { Schemas } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import type { Days } from '../../data/calls/report-calls.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { listPath } from '../../today/list-path.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { BeforeCell } from '../charts/before-cell.tsx';
import { CountLink } from '../charts/count-link.tsx';
import { ShareBar } from '../charts/share-bar.tsx';
import { stayText } from './stay-text.ts';

type Stage = Schemas['StageReportView'];

const StayLink = ({ text, stage, filter }: { text: string; stage: string; filter: Stage['leftFilter'] }) => (
  <Link
    className="link"
    to={listPath({ list: 'applications', filter })}
    aria-label={translate('reports.stages.leftOf', { text, stage })}
  >
    {text}
  </Link>
);

/** The applications whose stays the times are of; nothing where nobody left the stage. */
const StayLists = ({ row: { stage, left, leftFilter, leftBefore, leftBeforeFilter } }: { row: Stage }) =>
  (left > 0 || leftBefore > 0) && (
    <span className="stays">
      {left > 0 && (
        <StayLink text={translate('reports.stages.left', { count: left })} stage={stage} filter={leftFilter} />
      )}
      {leftBefore > 0 && (
        <StayLink
          text={translate('reports.stages.leftBefore', { count: leftBefore })}
          stage={stage}
          filter={leftBeforeFilter}
        />
      )}
    </span>
  );

const Row = ({ row, most }: { row: Stage; most: number }) => (
  <tr>
    <th scope="row">{row.stage}</th>
    <td>
      <ShareBar share={row.reached / most}>
        <CountLink
          count={row.reached}
          of={`${row.stage}, ${translate('reports.stages.reached')}`}
          list="applications"
          filter={row.reachedFilter}
        />
      </ShareBar>
    </td>
    <BeforeCell
      count={row.reached}
      before={row.reachedBefore}
      of={`${row.stage}, ${translate('reports.stages.reached')}`}
      list="applications"
      filter={row.reachedBeforeFilter}
    />
    <td>
      <CountLink
        count={row.now}
        of={`${row.stage}, ${translate('reports.stages.now')}`}
        list="applications"
        filter={row.nowFilter}
      />
    </td>
    <td>
      {stayText(row)} <StayLists row={row} />
    </td>
  </tr>
);

/** The progress of the period's applications, and the time spent in each stage. */
export const StagesReport = ({ days }: { days: Days }) => {
  const report = useRead(reads.stagesReport(days));
  return (
    <Part title={translate('reports.stages.heading')}>
      <p className="soft">{translate('reports.stages.intro')}</p>
      <Reading query={report} what={translate('reports.stages.many')}>
        {({ stages }) => (
          <table className="plain-table stages-table" aria-label={translate('reports.stages.heading')}>
            <thead>
              <tr>
                <th scope="col">{translate('fields.stage')}</th>
                <th scope="col">{translate('reports.stages.reached')}</th>
                <th scope="col">{translate('reports.charts.beforeHeading')}</th>
                <th scope="col">{translate('reports.stages.now')}</th>
                <th scope="col">{translate('reports.stages.time')}</th>
              </tr>
            </thead>
            <tbody>
              {stages.map((row) => (
                <Row key={row.stage} row={row} most={Math.max(1, ...stages.map(({ reached }) => reached))} />
              ))}
            </tbody>
          </table>
        )}
      </Reading>
    </Part>
  );
};
