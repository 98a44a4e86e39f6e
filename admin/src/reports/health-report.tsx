import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { NumberStrip } from '../values/number-strip.tsx';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { durationText } from './duration.ts';

const since = (seconds: number | null) => (seconds === null ? '' : `, oldest ${durationText(seconds)}`);

/** Whether the work behind the answers keeps up, at this moment. */
export const HealthReport = () => {
  const report = useRead(reads.healthReport());
  return (
    <Part title="Queue and mails now">
      <Reading query={report} what="health">
        {({ queue, mail, search }) => (
          <>
            <NumberStrip
              label="Queue"
              numbers={[
                { number: queue.waitingEvents, text: `events waiting${since(queue.oldestWaitingSeconds)}` },
                { number: queue.pendingJobs, text: `jobs under way${since(queue.oldestPendingSeconds)}` },
                { number: queue.deadJobs, text: 'jobs that need a person', alarming: queue.deadJobs > 0 },
              ]}
            />
            <NumberStrip
              label="Mails"
              numbers={[
                { number: mail.pending, text: `mails pending${since(mail.oldestPendingSeconds)}` },
                { number: mail.failed, text: 'mails not sent', alarming: mail.failed > 0 },
                { number: mail.sentLastDay, text: 'mails sent in 24 hours' },
              ]}
            />
            {search.oldDocuments > 0 && (
              <NumberStrip
                label="Search"
                numbers={[{ number: search.oldDocuments, text: 'applications still searched by their old words' }]}
              />
            )}
          </>
        )}
      </Reading>
    </Part>
  );
};
