import type { Enquiry } from '@frontdoor/contract';
import { useRef } from 'react';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { translate } from '../messages/translate.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { EnquiryNote } from './notes/enquiry-note.tsx';
import { WriteEnquiryNote } from './notes/write-enquiry-note.tsx';
import { FirstMessage } from './received/first-message.tsx';
import { ReceivedMail } from './received/received-mail.tsx';
import { Reply } from './replies/reply.tsx';
import { WriteReply } from './replies/write-reply.tsx';

const focusText = (form: HTMLElement | null) => {
  form?.querySelector('textarea')?.focus();
  return 'field' as const;
};

/** The message of an enquiry and what came after it, oldest first: our replies, the mails of its sender, and what colleagues have noted for themselves; and the forms for more of both. */
export const Conversation = ({ record }: { record: Enquiry }) => {
  const notes = useRead(reads.enquiryNotes(record.id));
  const replies = useRead(reads.enquiryReplies(record.id));
  const received = useRead(reads.receivedMails(record.id));
  const noting = useRef<HTMLDivElement>(null);
  const replying = useRef<HTMLDivElement>(null);
  const writeNote = () => focusText(noting.current);
  const writeReply = () => focusText(replying.current);
  const isAnswered = record.standing === 'clear' && replies.data !== undefined;
  useShortcuts({ note: writeNote, reply: isAnswered ? writeReply : undefined });
  const entries = [
    ...(notes.data ?? []).map((note) => ({
      at: note.createdAt,
      id: note.id,
      item: <EnquiryNote key={note.id} note={note} />,
    })),
    ...(replies.data ?? []).map((reply) => ({
      at: reply.createdAt,
      id: reply.id,
      item: <Reply key={reply.id} reply={reply} />,
    })),
    ...(received.data ?? []).map((mail) => ({
      at: mail.createdAt,
      id: mail.id,
      item: <ReceivedMail key={mail.id} mail={mail} />,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
  return (
    <Part title={translate('enquiries.conversation')}>
      <Reading query={replies} what={translate('enquiries.reply.what')}>
        {() => null}
      </Reading>
      <Reading query={received} what={translate('receivedMails.what')}>
        {() => null}
      </Reading>
      <Reading query={notes} what={translate('notes.what')}>
        {() => null}
      </Reading>
      <ul className="plain conversation">
        <FirstMessage record={record} />
        {entries.map(({ item }) => item)}
      </ul>
      {isAnswered && (
        <div ref={replying}>
          <WriteReply record={record} replies={replies.data} />
        </div>
      )}
      <div ref={noting}>
        <WriteEnquiryNote enquiryId={record.id} />
      </div>
    </Part>
  );
};
