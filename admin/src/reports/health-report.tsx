import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { NumberStrip } from '../values/number-strip.tsx';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { durationText } from './duration.ts';
import { RestoreReport } from './restore-report.tsx';

const withAge = (what: string, seconds: number | null) =>
  seconds === null ? what : translate('reports.health.oldest', { what, age: durationText(seconds) });

/** Whether the work behind the answers keeps up, at this moment, and whether the backup was restored. */
export const HealthReport = () => {
  const report = useRead(reads.healthReport());
  return (
    <>
      <Part title={translate('reports.health.heading')}>
        <Reading query={report} what={translate('reports.health.what')}>
          {({ queue, mail, search }) => (
            <>
              <NumberStrip
                label={translate('reports.health.queue')}
                numbers={[
                  {
                    number: queue.waitingEvents,
                    text: withAge(translate('reports.health.eventsWaiting'), queue.oldestWaitingSeconds),
                  },
                  {
                    number: queue.pendingJobs,
                    text: withAge(translate('reports.health.jobsUnderWay'), queue.oldestPendingSeconds),
                  },
                  {
                    number: queue.deadJobs,
                    text: translate('reports.health.jobsNeedPerson'),
                    alarming: queue.deadJobs > 0,
                  },
                ]}
              />
              <NumberStrip
                label={translate('reports.health.mails')}
                numbers={[
                  {
                    number: mail.pending,
                    text: withAge(translate('reports.health.mailsPending'), mail.oldestPendingSeconds),
                  },
                  { number: mail.failed, text: translate('reports.health.mailsNotSent'), alarming: mail.failed > 0 },
                  { number: mail.sentLastDay, text: translate('reports.health.mailsSent') },
                ]}
              />
              {search.oldDocuments + search.oldTexts > 0 && (
                <NumberStrip
                  label={translate('reports.health.search')}
                  numbers={[
                    { number: search.oldDocuments, text: translate('reports.health.oldDocuments') },
                    { number: search.oldTexts, text: translate('reports.health.oldTexts') },
                  ]}
                />
              )}
            </>
          )}
        </Reading>
      </Part>
      {report.data && <RestoreReport rehearsal={report.data.rehearsal} />}
    </>
  );
};
