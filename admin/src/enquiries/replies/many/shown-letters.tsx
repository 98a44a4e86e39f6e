import type { Schemas } from '@frontdoor/contract';
import { failureOf } from '../../../data/failure.ts';
import { translate } from '../../../messages/translate.ts';
import { orNA } from '../../../values/texts.ts';
import { ScrollRegion } from '../../../values/scroll-region.tsx';

type Props = {
  mails: readonly Schemas['EnquiryLetterView'][] | undefined;
  error: unknown;
  /** Whether there is a subject and a text. */
  isWritten: boolean;
};

/** The mails of an answer to many enquiries, each as it would go out. */
export const ShownLetters = ({ mails, error, isWritten }: Props) => (
  <ScrollRegion title={translate('move.mail.mailsAsSent')}>
    {Boolean(error) && <p className="error">{failureOf(error).text}</p>}
    {!error && !isWritten && <p className="soft">{translate('matching.emptyMail')}</p>}
    {!error && isWritten && (
      <ul className="plain filled">
        {mails?.map(({ ids, name, email, subject, text, problem }) => (
          <li key={ids[0]}>
            <p className="mono soft">{translate('move.mail.to', { name: orNA(name), email })}</p>
            {problem && <p className="error">{problem}</p>}
            <p>
              <b>{subject}</b>
            </p>
            <p className="letter">{text}</p>
          </li>
        ))}
      </ul>
    )}
  </ScrollRegion>
);
