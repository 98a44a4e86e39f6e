import type { Application, ResumeAsk } from '@frontdoor/contract';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { timeText } from '../../values/times/dates.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { fileText, resumePath } from './resume-texts.ts';

const reasons: Record<ResumeAsk['reason'], string> = {
  locked: 'it needs a password',
  damaged: 'it is damaged inside',
  infected: 'the scanner deleted it',
  lost: 'it was damaged on its way to storage',
};

/** Whether the applicant has been told by mail. */
const mails: Record<ResumeAsk['mailState'], string> = {
  waiting: 'The mail to the applicant is on its way',
  pending: 'The mail to the applicant is on its way',
  sent: 'The applicant was told by mail',
  unsure: 'Whether the mail to the applicant has arrived is not known',
  failed: 'The mail to the applicant was refused',
  skipped: 'The applicant was not told by mail',
  replaced: 'The mail to the applicant went to a newer address',
};

/** Files that nobody can open: when the applicant was asked for another one, and what has come of it. */
export const ResumeAsks = ({ record }: { record: Application }) => {
  const query = useRead(reads.resumeAsks(record.id), record.resumeState !== 'none');
  if (query.data?.length === 0 || (!query.data && !query.error)) return null;
  return (
    <Part title="Another file">
      <Reading query={query} what="asks for another file">
        {(asks) => (
          <ol className="plain history">
            {asks.map((ask) => (
              <Asked key={ask.id} ask={ask} />
            ))}
          </ol>
        )}
      </Reading>
    </Part>
  );
};

const Asked = ({
  ask: { reason, askedAt, mailState, expiresAt, answeredAt, file, fileType, fileSize },
}: {
  ask: ResumeAsk;
}) => (
  <li>
    <b>{answeredAt ? 'Another file came' : 'Another file is asked for'}</b> · nobody can open the{' '}
    {answeredAt && 'former '}
    one: {reasons[reason]}
    <p>
      {mails[mailState]}.{' '}
      {!answeredAt && `The link in it takes a file until ${timeText(expiresAt)}, for as long as the position is open.`}
    </p>
    {file && (
      <p>
        {reason === 'infected' ? (
          `Former file: ${fileText({ resumeState: 'rejected', resumeType: fileType, resumeSize: fileSize })}, deleted`
        ) : (
          <a className="link" href={resumePath(file)} target="_blank" rel="noopener">
            Former file, {fileText({ resumeState: 'stored', resumeType: fileType, resumeSize: fileSize })}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </p>
    )}
    <p className="mono soft">
      {timeText(askedAt)}
      {answeredAt && ` · answered ${timeText(answeredAt)}`}
    </p>
  </li>
);
