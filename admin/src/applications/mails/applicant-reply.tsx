import type { Application, Schemas } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { ReceivedWords } from '../../received-mails/received-words.tsx';
import { timeText } from '../../values/times/dates.ts';
import { UseAsResume } from './use-as-resume.tsx';

type Props = {
  record: Application;
  reply: Schemas['ApplicantReplyView'];
};

/** What an applicant has answered to a mail of ours. It is open: somebody has to read it. */
export const ApplicantReply = ({ record, reply }: Props) => {
  const { kind, subject, senderName, senderEmail, createdAt, applicationId } = reply;
  // A mail about several applications is shown at each, and its file belongs to the one that it answers.
  const isOfThis = applicationId === record.id;
  const name = senderName || senderEmail || translate('receivedMails.nobody');
  return (
    <li className={`from-applicant ${kind}`}>
      <details open={kind === 'reply'}>
        <summary>
          <b>{subject || translate('receivedMails.noSubject')}</b>
          <span className="mono soft under-line">
            {translate(kind === 'automatic' ? 'receivedMails.automatic' : 'receivedMails.reply', { name })} ·{' '}
            <span className="unbroken">{timeText(createdAt)}</span>
          </span>
        </summary>
        <ReceivedWords
          mail={reply}
          stranger={(email) => translate('applicantMails.stranger', { email })}
          renderAct={(file) => isOfThis && <UseAsResume record={record} file={file} />}
        />
      </details>
    </li>
  );
};
