import { limits } from '@frontdoor/contract';
import { useId, useMemo, useState } from 'react';
import { failureOf } from '../../data/failure.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { unavailable } from '../../form/buttons/unavailable.ts';
import { translate } from '../../messages/translate.ts';
import type { MailValues } from '../mails/mail-values.ts';
import { SeveralOfOne } from '../people/several-of-one.tsx';
import { useRested } from '../use-rested.ts';
import './matching.css';
import type { MatchingMails } from './use-matching-mails.ts';
import { numeral } from '../../messages/numeral.ts';

const PAUSE_MS = 400;
/** As many as the API fills at once. */
const PART = limits.MatchingMailsRequest.limit;

type Props = { mails: MatchingMails; mail: MailValues };

/** Shows the mails to all that match one at a time, each as it would go out. They are read once typing has paused. */
export const ShownMails = ({ mails: { ask, count, error, several }, mail: { subject, body } }: Props) => {
  const id = useId();
  const typed = useMemo(() => ({ subject, body }), [subject, body]);
  const mail = useRested(typed, PAUSE_MS);
  const [chosen, show] = useState(0);
  const at = Math.max(0, Math.min(chosen, count - 1));
  const offset = at - (at % PART);
  const isWritten = mail.subject.trim() !== '' && mail.body.trim() !== '';
  const part = useRead(reads.matchingMails({ ...ask, mail, offset, limit: PART }), isWritten && count > 0);
  const shown = part.data?.offset === offset ? part.data.shown[at - offset] : undefined;
  const failure = (error ?? part.error) && failureOf(error ?? part.error);
  const number = numeral;
  return (
    <>
      <SeveralOfOne {...several} />
      <section className="one-mail" aria-labelledby={id}>
        <div className="row">
          <h3 id={id} className="mono soft">
            {translate('move.mail.mailsAsSent')}
          </h3>
          <span className="keys">
            <span className="mono" role="status">
              {translate('matching.mail', { number: number(count && at + 1), all: number(count) })}
            </span>
            <button
              type="button"
              aria-label={translate('matching.previousMail')}
              onClick={() => show(at - 1)}
              {...unavailable(at === 0 && translate('matching.isFirstMail'))}
            >
              ←
            </button>
            <button
              type="button"
              aria-label={translate('matching.nextMail')}
              onClick={() => show(at + 1)}
              {...unavailable(at >= count - 1 && translate('matching.isLastMail'))}
            >
              →
            </button>
          </span>
        </div>
        {failure && <p className="error">{[failure.text, ...Object.values(failure.errors)].join(' ')}</p>}
        {!isWritten && <p className="soft">{translate('matching.emptyMail')}</p>}
        {isWritten && !failure && !shown && <p className="soft">{translate('move.mail.writing')}</p>}
        {isWritten && !failure && shown && (
          <>
            <p className="mono soft">{translate('move.mail.to', { name: shown.name, email: shown.email })}</p>
            {shown.problem && <p className="error">{shown.problem}</p>}
            <p>
              <b>{shown.subject}</b>
            </p>
            <p className="letter">{shown.text}</p>
          </>
        )}
      </section>
    </>
  );
};
