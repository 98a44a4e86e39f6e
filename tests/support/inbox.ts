import { queryOnce } from './query-once.ts';
import { until } from './until.ts';

export interface InboxMail {
  id: string;
  messageId: string;
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string; name: string }[];
  attachments?: unknown[];
}

/** All mails that the test server of mails has got. @param inbox its address */
export const readInbox = async (inbox: string): Promise<InboxMail[]> =>
  (await (await fetch(`${inbox}/email`)).json()) as InboxMail[];

/** The mails to an address. */
export const mailsTo = async (inbox: string, email: string): Promise<InboxMail[]> =>
  (await readInbox(inbox)).filter(({ to }) => to.some(({ address }) => address === email));

/** HR's mails about one application, as soon as there is one; the applicant gets an acknowledgement besides. */
export async function mailsAbout(inbox: string, reference: string): Promise<InboxMail[]> {
  return until(`a mail about ${reference} is in the inbox`, async () => {
    const toHr = await mailsTo(inbox, 'hr@plumbline.example');
    const about = toHr.filter(({ subject, text }) => `${subject} ${text}`.includes(reference));
    return about.length > 0 && about;
  });
}

/** Ends the time in which an undo would stop the mails that were asked for so far. */
export const letMailsLeave = (databaseUrl: string) =>
  queryOnce(
    databaseUrl,
    `UPDATE outbox SET not_before = NULL, leased_until = NULL
     WHERE published_at IS NULL AND attempts = 0 AND not_before < now() + interval '1 minute'`,
  );
