import type { ApplicantMail } from '@frontdoor/contract';
import { DeliveryDecision } from '../../deliveries/delivery-decision.tsx';
import { DeliveryLabel } from '../../deliveries/delivery-label.tsx';
import { templateText } from '../../deliveries/delivery-texts.ts';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';

/** Says why the text shown is not the one that was sent; null where it is. */
const wordingText = ({ wording, state }: ApplicantMail): string | null => {
  if (wording === 'as-sent') return null;
  const waits = state === 'pending';
  if (wording === 'as-written') return translate(waits ? 'applicantMails.asWrittenWaits' : 'applicantMails.asWritten');
  return translate(waits ? 'applicantMails.notWritten' : 'applicantMails.notKept');
};

/** Mails that a person can still cancel or must look after are open from the start. */
const isForPerson = ({ state, leavesAt, againAt }: ApplicantMail) =>
  leavesAt !== null || state === 'failed' || (state === 'unsure' && againAt === null);

export const Mail = ({ mail }: { mail: ApplicantMail }) => {
  const { subject, text, recipient, state, leavesAt, sentAt, createdAt, answer, template } = mail;
  const note = wordingText(mail);
  return (
    <li>
      <details open={isForPerson(mail)}>
        <summary>
          <b>{subject ?? templateText(template)}</b>
          <span className="mono soft under-line">
            {subject !== null && `${templateText(template)} `}
            {leavesAt ? (
              `${subject === null ? '' : '· '}${translate('applicantMails.leaves', { time: timeText(leavesAt) })}`
            ) : (
              <>
                <DeliveryLabel state={state} /> <span className="unbroken">{timeText(sentAt ?? createdAt)}</span>
              </>
            )}
          </span>
        </summary>
        <p className="mono soft">{translate('applicantMails.to', { recipient })}</p>
        {note && <p className="hint">{note}</p>}
        {text !== null && <p className="letter">{text}</p>}
        {answer && state !== 'sent' && <p className="explanation">{answer}</p>}
        <DeliveryDecision record={mail} />
      </details>
    </li>
  );
};
