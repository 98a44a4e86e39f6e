import { queryOnce } from './query-once.ts';
import { until } from './until.ts';

export interface InboxMail {
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string; name: string }[];
  attachments?: unknown[];
}

/** HR's mails about one application, as soon as there is one; the applicant gets an acknowledgement besides. */
export async function mailsAbout(inbox: string, reference: string): Promise<InboxMail[]> {
  return until(`a mail about ${reference} is in the inbox`, async () => {
    const mails = (await (await fetch(`${inbox}/email`)).json()) as InboxMail[];
    const toHr = mails.filter(({ to }) => to.some(({ address }) => address === 'hr@plumbline.example'));
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
