import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { hasDraft } from '../../form/drafts/use-draft.ts';
import { translate } from '../../messages/translate.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { SettleReply } from '../answer/settle-reply.tsx';
import { ApplicantReply } from './applicant-reply.tsx';
import { Mail } from './mail.tsx';
import { mailDraft, WriteMail } from './write-mail.tsx';
import './mails.css';

/** The mails to an applicant, each as it went, what was answered to them, and the form for a new one. The newest first. */
export const Mails = ({ record }: { record: Application }) => {
  const query = useRead(reads.opened(record.id));
  const [writing, setWriting] = useState(() => hasDraft(mailDraft(record.id)));
  const writable = record.standing === 'clear';
  return (
    <Part title={translate('applicantMails.heading')}>
      <SettleReply record={record} />
      {writable && !writing && (
        <p className="acts">
          <button type="button" className="button" onClick={() => setWriting(true)}>
            {translate('applicantMails.write')}
          </button>
        </p>
      )}
      {writable && writing && <WriteMail record={record} close={() => setWriting(false)} />}
      <Reading query={query} what={translate('applicantMails.what')}>
        {({ mails, replies }) =>
          mails.length + replies.length === 0 ? (
            <p className="soft">{translate('applicantMails.none')}</p>
          ) : (
            <ul className="plain mails">
              {[
                ...mails.map((mail) => ({ at: mail.createdAt, item: <Mail key={mail.id} mail={mail} /> })),
                ...replies.map((reply) => ({
                  at: reply.createdAt,
                  item: <ApplicantReply key={reply.id} record={record} reply={reply} />,
                })),
              ]
                .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
                .map(({ item }) => item)}
            </ul>
          )
        }
      </Reading>
    </Part>
  );
};
