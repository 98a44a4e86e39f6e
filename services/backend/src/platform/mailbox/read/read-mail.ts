import { simpleParser, type ParsedMail } from 'mailparser';
import { classifyMail, type MailPart } from './classify-mail';
import { readCalendarAnswer } from './read-calendar';
import { answersOf, HeadOfMail, messageIdsIn, recipientsOf } from './head-of-mail';
import { mailLimits, type MailFile, type ReadMail } from './read-mail.facts';
import { splitQuote } from './split-quote';
import { tidyFileName, tidyLine, tidyText } from './tidy-text';

const LONGEST_SUBJECT = 300;
const LONGEST_NAME = 200;
const LONGEST_ADDRESS = 254;

const options = {
  skipTextToHtml: true,
  skipTextLinks: true,
  keepCidLinks: true,
  maxHtmlLengthToParse: mailLimits.html,
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
  checksumAlgo: false,
} as const;

/** Parts that tell of the mail rather than belong to it. */
const ofReport = /^(?:message\/|text\/rfc822)/;

/**
 * Reads a mail. For a process of its own, which may be ended: some mails take minutes, or all of the memory.
 * @param isWhole whether `source` is more than the beginning of it @throws the parser's errors
 */
export async function readMail(source: Buffer, isWhole: boolean): Promise<ReadMail> {
  const parsed = await simpleParser(source, options);
  const head = new HeadOfMail(parsed.headerLines);
  const parts = parsed.attachments.map(({ contentType, content }): MailPart => ({
    type: contentType.toLowerCase(),
    bytes: content,
  }));
  const { kind, bounce } = classifyMail(head, parts);
  const isReport = kind === 'bounce' || kind === 'report';
  const { files, leftOut } = isWhole ? takeFiles(parsed, isReport) : { files: [], leftOut: false };
  const whole = tidyText((parsed.text ?? '').slice(0, 4 * mailLimits.text));
  const { text, quoted } = splitQuote(whole);
  const { name, address } = senderOf(parsed);
  return {
    kind,
    messageId: messageIdsIn(head.all('message-id')[0] ?? '')[0] ?? null,
    answers: answersOf(head),
    recipients: recipientsOf(head),
    senderName: tidyLine(name, LONGEST_NAME),
    senderEmail: tidyLine(address, LONGEST_ADDRESS),
    subject: tidyLine(parsed.subject ?? '', LONGEST_SUBJECT),
    text: cut(text),
    quoted: cut(quoted),
    isCut:
      !isWhole ||
      leftOut ||
      Boolean(parsed.textConversionError) ||
      whole.length >= 4 * mailLimits.text ||
      text.length > mailLimits.text,
    bounce,
    calendar: await readCalendarAnswer(parts),
    files,
  };
}

const cut = (text: string) => text.slice(0, mailLimits.text).toWellFormed();

function senderOf({ from }: ParsedMail): { name: string; address: string } {
  const [first] = from?.value.flatMap((one) => one.group ?? one) ?? [];
  return { name: first?.name ?? '', address: first?.address ?? '' };
}

/** Files before the pictures of a signature, as many as there is room for. */
function takeFiles({ attachments }: ParsedMail, isReport: boolean): { files: MailFile[]; leftOut: boolean } {
  const own = attachments.filter(({ contentType }) => !(isReport && ofReport.test(contentType.toLowerCase())));
  const ordered = [...own.filter(({ related }) => !related), ...own.filter(({ related }) => related)];
  let room: number = mailLimits.fileBytes;
  const files: MailFile[] = [];
  for (const { filename, contentType, content } of ordered) {
    if (files.length >= mailLimits.files || content.length > room) continue;
    room -= content.length;
    const type = /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(contentType)
      ? contentType.toLowerCase()
      : 'application/octet-stream';
    files.push({ name: tidyFileName(filename ?? ''), type, bytes: content });
  }
  return { files, leftOut: files.length < ordered.length };
}
