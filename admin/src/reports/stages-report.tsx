import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { durationText } from './duration.ts';
import { ShareBar } from './charts/share-bar.tsx';

/** The progress of the period's applications, and the time spent in each stage. */
export const StagesReport = ({ days }: { days: Days }) => {
  const report = useRead(reads.stagesReport(days));
  return (
    <Part title="Stages">
      <p className="soft">Of the applications of these days, and of the stays in a stage that ended in them.</p>
      <Reading query={report} what="stages">
        {({ stages }) => (
          <table className="plain-table stages-table" aria-label="Stages">
            <thead>
              <tr>
                <th scope="col">Stage</th>
                <th scope="col">Reached it</th>
                <th scope="col">In it now</th>
                <th scope="col">Half stay up to</th>
                <th scope="col">9 of 10 up to</th>
              </tr>
            </thead>
            <tbody>
              {stages.map(({ stage, reached, now, medianSeconds, p90Seconds }) => (
                <tr key={stage}>
                  <th scope="row">{stage}</th>
                  <td>
                    <ShareBar share={reached / Math.max(1, ...stages.map((other) => other.reached))}>
                      {reached.toLocaleString('en-GB')}
                    </ShareBar>
                  </td>
                  <td>{now.toLocaleString('en-GB')}</td>
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
