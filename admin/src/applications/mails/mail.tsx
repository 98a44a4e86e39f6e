import type { ApplicantMail } from '@frontdoor/contract';
import { DeliveryDecision } from '../../deliveries/delivery-decision.tsx';
import { DeliveryLabel } from '../../deliveries/delivery-label.tsx';
import { templateText } from '../../deliveries/delivery-texts.ts';
import { optionsOf, translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';

/** What kind of mail it is. One of a later release is told by its name. */
const kindText = ({ template }: ApplicantMail) =>
  new Map<string, string>(optionsOf('applicantMails.kinds')).get(template) ?? templateText(template);

/** Why the words are not those that went; nothing where they are. */
const wordingText = ({ wording, state }: ApplicantMail): string | null => {
  if (wording === 'as-sent') return null;
  const waits = state === 'pending';
  if (wording === 'as-written') return translate(waits ? 'applicantMails.asWrittenWaits' : 'applicantMails.asWritten');
  return translate(waits ? 'applicantMails.notWritten' : 'applicantMails.notKept');
};

/** Somebody can do something about it, so it is open from the start. */
const isForPerson = ({ state, leavesAt, againAt }: ApplicantMail) =>
  leavesAt !== null || state === 'failed' || (state === 'unsure' && againAt === null);

export const Mail = ({ mail }: { mail: ApplicantMail }) => {
  const { subject, text, recipient, state, leavesAt, sentAt, createdAt, answer } = mail;
  const note = wordingText(mail);
  return (
    <li>
      <details open={isForPerson(mail)}>
        <summary>
          <b>{subject ?? kindText(mail)}</b>
          <span className="mono soft under-line">
            {subject !== null && `${kindText(mail)} · `}
            {leavesAt ? (
              translate('applicantMails.leaves', { time: timeText(leavesAt) })
            ) : (
              <>
                <DeliveryLabel state={state} /> {timeText(sentAt ?? createdAt)}
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
