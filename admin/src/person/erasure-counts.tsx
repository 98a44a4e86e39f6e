import type { Erasure } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { timeText } from '../values/times/dates.ts';
import { translate } from '../messages/translate.ts';
import { countsText, mailboxText } from './counts.ts';

type Props = { erasure: Erasure; email: string; ask: () => void };

export const ErasureCounts = ({ erasure, email, ask }: Props) => {
  const { counts, dryRun, erasedAt, certificateId, mailbox } = erasure;
  const lines = countsText(counts);
  const ofMailbox = mailbox && <p>{mailboxText(mailbox, counts)}</p>;
  const certificate = certificateId && (
    <p>
      <Link className="link" to={`/erasures/${certificateId}/show`}>
        {translate('person.erase.certificate')}
      </Link>
    </p>
  );
  if (lines.length === 0)
    return (
      <div role="status" className="done">
        <p>{translate('person.erase.nothingHeld', { email })}</p>
        {ofMailbox}
        {certificate}
      </div>
    );
  return (
    <div role="status" className={dryRun ? 'found' : 'done'}>
      <p>
        <b>
          {erasedAt
            ? translate('person.erase.erasedAt', { time: timeText(erasedAt) })
            : translate('person.erase.wouldGo')}
        </b>
      </p>
      <ul className="plain">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {ofMailbox}
      {certificate}
      {dryRun && (
        <button type="button" className="button primary" onClick={ask}>
          {translate('person.erase.afterQuestion')}
        </button>
      )}
    </div>
  );
};
