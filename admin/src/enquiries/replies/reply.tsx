import type { Schemas } from '@frontdoor/contract';
import { DeliveryDecision } from '../../deliveries/delivery-decision.tsx';
import { DeliveryLabel } from '../../deliveries/delivery-label.tsx';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';

type EnquiryReply = Schemas['EnquiryReplyView'];

/** A mail that somebody must look after, or can still stop, shows its decisions at once. */
const isForPerson = ({ state, leavesAt, againAt }: NonNullable<EnquiryReply['mail']>) =>
  leavesAt !== null || state === 'failed' || (state === 'unsure' && againAt === null);

/** Our reply to an enquiry, word by word, and how far its mail has come. */
export const Reply = ({ reply: { authorName, subject, text, createdAt, mail } }: { reply: EnquiryReply }) => (
  <li className="reply">
    <p className="mono soft">
      {translate('enquiries.reply.by', { name: authorName })} · {timeText(createdAt)}{' '}
      {mail && (
        <>
          <DeliveryLabel state={mail.state} /> {mail.sentAt && timeText(mail.sentAt)}
        </>
      )}
    </p>
    <p className="mono soft">{subject}</p>
    <p className="text">{text}</p>
    {mail?.answer && mail.state !== 'sent' && <p className="explanation">{mail.answer}</p>}
    {mail && (
      <details open={isForPerson(mail)}>
        <summary>{translate('enquiries.reply.mail')}</summary>
        <p className="mono soft">{translate('applicantMails.to', { recipient: mail.recipient })}</p>
        <DeliveryDecision record={mail} />
      </details>
    )}
  </li>
);
