import type { Application, ResumeAsk } from '@frontdoor/contract';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { timeText } from '../../values/times/dates.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { translate } from '../../messages/translate.ts';
import { OpenDamaged } from './open-damaged.tsx';
import { fileText, resumePath } from './resume-texts.ts';

/** Requests for another file where nobody can open the resume: when each was sent, and whether a file has come. */
export const ResumeAsks = ({ record }: { record: Application }) => {
  const query = useRead(reads.openedPart(record.id, 'resumeAsks'));
  if (query.data?.length === 0 || (!query.data && !query.error)) return null;
  return (
    <Part title={translate('resume.asks.heading')}>
      <Reading query={query} what={translate('resume.asks.what')}>
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
    <b>{translate(answeredAt ? 'resume.asks.came' : 'resume.asks.asked')}</b> ·{' '}
    {translate(answeredAt ? 'resume.asks.formerCannotBeOpened' : 'resume.asks.oneCannotBeOpened', {
      reason: translate(`resume.asks.reasons.${reason}`),
    })}
    <p>
      {translate(`resume.asks.mails.${mailState}`)}.{' '}
      {!answeredAt && translate('resume.asks.linkTakesFile', { time: timeText(expiresAt) })}
    </p>
    {file && (
      <p>
        {reason === 'lost' ? (
          <OpenDamaged
            file={file}
            size={fileSize}
            isFormer
            label={translate('resume.asks.formerFile', {
              file: fileText({ resumeState: 'rejected', resumeType: fileType, resumeSize: fileSize }),
            })}
          />
        ) : reason === 'infected' ? (
          translate('resume.asks.formerDeleted', {
            file: fileText({ resumeState: 'rejected', resumeType: fileType, resumeSize: fileSize }),
          })
        ) : (
          <a className="link" href={resumePath(file)} target="_blank" rel="noopener">
            {translate('resume.asks.formerFile', {
              file: fileText({ resumeState: 'stored', resumeType: fileType, resumeSize: fileSize }),
            })}
            <span className="visually-hidden"> {translate('values.opensInNewTab')}</span>
          </a>
        )}
      </p>
    )}
    <p className="mono soft">
      {timeText(askedAt)}
      {answeredAt && ` · ${translate('resume.asks.answeredAt', { time: timeText(answeredAt) })}`}
    </p>
  </li>
);
