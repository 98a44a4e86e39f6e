import type { Schemas } from '@frontdoor/contract';
import type { Days } from '../../data/calls/report-calls.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { numeral } from '../../messages/numeral.ts';
import { translate } from '../../messages/translate.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { CountLink } from '../charts/count-link.tsx';
import { ShareBar } from '../charts/share-bar.tsx';
import { stayText } from './stay-text.ts';

type Stage = Schemas['StageReportView'];

/** The applications whose stays the times are of. */
const StayLists = ({ row: { stage, left, leftFilter, leftBefore, leftBeforeFilter } }: { row: Stage }) =>
  (left > 0 || leftBefore > 0) && (
    <span className="soft">
      ({translate('reports.stages.left')}{' '}
      <CountLink
        count={left}
        of={translate('reports.stages.leftOf', { stage })}
        list="applications"
        filter={leftFilter}
      />
      ,{' '}
      <CountLink
        count={leftBefore}
        of={translate('reports.stages.leftBeforeOf', { stage })}
        list="applications"
        filter={leftBeforeFilter}
      />{' '}
      {translate('reports.stages.leftBefore')})
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
    <td>{numeral(row.reachedBefore)}</td>
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
