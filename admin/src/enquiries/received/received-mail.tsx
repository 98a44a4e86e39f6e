import type { Schemas } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { ReceivedWords } from '../../received-mails/received-words.tsx';
import { timeText } from '../../values/times/dates.ts';

type Mail = Schemas['ReceivedMailView'];

const titleOf = ({ kind, senderName, senderEmail }: Mail): string =>
  kind === 'bounce'
    ? translate('receivedMails.bounce')
    : translate(`receivedMails.${kind}`, {
        name: senderName || senderEmail || translate('receivedMails.nobody'),
      });

/** A mail that came about an enquiry. */
export const ReceivedMail = ({ mail }: { mail: Mail }) => {
  const { kind, subject, reason, createdAt } = mail;
  return (
    <li className={`from-sender ${kind}`}>
      <p className="mono soft">
        {titleOf(mail)} · {timeText(createdAt)}
      </p>
      {reason && <p className="explanation">{reason}</p>}
      {kind !== 'bounce' && subject && <p className="mono soft">{subject}</p>}
      <ReceivedWords mail={mail} stranger={(email) => translate('enquiries.stranger', { email })} />
    </li>
  );
};
