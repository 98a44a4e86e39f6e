import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { hasDraft } from '../../form/drafts/use-draft.ts';
import { translate } from '../../messages/translate.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { Mail } from './mail.tsx';
import { mailDraft, WriteMail } from './write-mail.tsx';
import './mails.css';

/** The mails to an applicant, each as it went, and the form for a new one. */
export const Mails = ({ record }: { record: Application }) => {
  const query = useRead(reads.openedPart(record.id, 'mails'));
  const [writing, setWriting] = useState(() => hasDraft(mailDraft(record.id)));
  const writable = record.standing === 'clear';
  return (
    <Part title={translate('applicantMails.heading')}>
      {writable && !writing && (
        <p className="acts">
          <button type="button" className="button" onClick={() => setWriting(true)}>
            {translate('applicantMails.write')}
          </button>
        </p>
      )}
      {writable && writing && <WriteMail record={record} close={() => setWriting(false)} />}
      <Reading query={query} what={translate('applicantMails.what')}>
        {(mails) =>
          mails.length === 0 ? (
            <p className="soft">{translate('applicantMails.none')}</p>
          ) : (
            <ul className="plain mails">
              {mails.map((mail) => (
                <Mail key={mail.id} mail={mail} />
              ))}
            </ul>
          )
        }
      </Reading>
    </Part>
  );
};
