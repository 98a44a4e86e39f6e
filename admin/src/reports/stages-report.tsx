import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { durationText } from './duration.ts';
import { ShareBar } from './charts/share-bar.tsx';
import { numeral } from '../messages/numeral.ts';

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
                <th scope="col">{translate('reports.stages.now')}</th>
                <th scope="col">{translate('reports.stages.half')}</th>
                <th scope="col">{translate('reports.stages.nineOfTen')}</th>
              </tr>
            </thead>
            <tbody>
              {stages.map(({ stage, reached, now, medianSeconds, p90Seconds }) => (
                <tr key={stage}>
                  <th scope="row">{stage}</th>
                  <td>
                    <ShareBar share={reached / Math.max(1, ...stages.map((other) => other.reached))}>
                      {numeral(reached)}
                    </ShareBar>
                  </td>
                  <td>{numeral(now)}</td>
                  <td>{durationText(medianSeconds)}</td>
                  <td>{durationText(p90Seconds)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Reading>
    </Part>
  );
};
