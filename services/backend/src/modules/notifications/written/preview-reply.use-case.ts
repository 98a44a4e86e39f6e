import { writeWrittenMail } from '../letters/write-submission-mails';
import { checkReply, fillReply, type MailText, type ReplyFacts } from './fill-reply.use-case';

/** `body` is the text that is edited and sent, `text` and `html` are the two forms of the whole mail. */
type ReplyPreview = MailText & Record<'text' | 'html', string>;

/** Shows a reply to an enquiry as it would go out. Nothing is sent. @throws ValidationFailed for a text that could not be sent */
export async function previewReply(text: MailText, facts: ReplyFacts, signature: string | null): Promise<ReplyPreview> {
  const filled = checkReply(fillReply(text, facts));
  const { reference, company, writer } = facts;
  const { page } = writeWrittenMail({ ...filled, signature, writer, reference, company, reaches: 'us' });
  const { composeLetter } = await import('../letters/letter.mail.js');
  return { ...filled, ...(await composeLetter(page)) };
}
