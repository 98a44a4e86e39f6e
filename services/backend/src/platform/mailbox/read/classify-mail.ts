import type { HeadOfMail } from './head-of-mail';
import { addressesIn, messageIdsIn } from './head-of-mail';
import { mailLimits, type Bounce, type MailKind } from './read-mail.facts';
import { tidyLine } from './tidy-text';

/** A part of a mail that is no text to read. */
export interface MailPart {
  type: string;
  bytes: Buffer;
}

const LONGEST_REASON = 400;
const HEAD_BYTES = 64 * 1024;

/**
 * Whether a person has written a mail. Counted as a program's is what says so (RFC 3834), and what nobody may answer: the sender of the
 * envelope is empty. `Precedence: list` is none of it, because people write by lists; and Exchange puts `X-Auto-Response-Suppress` into
 * mails of people, too, so that it counts with an empty sender only, which counts alone.
 */
export function classifyMail(head: HeadOfMail, parts: readonly MailPart[]): { kind: MailKind; bounce: Bounce | null } {
  const type = head.first('content-type');
  if (type.startsWith('multipart/report')) {
    const bounce = type.includes('delivery-status') ? findBounce(parts) : null;
    return { kind: bounce ? 'bounce' : 'report', bounce };
  }
  return { kind: isAutomatic(head) ? 'automatic' : 'reply', bounce: null };
}

function isAutomatic(head: HeadOfMail): boolean {
  // A comment or a parameter may stand behind the word.
  const [submitted = ''] = head.first('auto-submitted').split(/[;(\s]/);
  if (submitted !== '' && submitted !== 'no') return true;
  if (/^(?:auto[_-]?reply|bulk|junk)\b/.test(head.first('precedence'))) return true;
  if (/^(?:yes|true|1)\b/.test(head.first('x-autoreply')) || head.has('x-autorespond')) return true;
  return head.all('return-path').some((path) => path.replace(/\s/g, '') === '<>');
}

/** What a report of a mail that was not delivered says; null for one about a mail that is late, or has arrived. */
function findBounce(parts: readonly MailPart[]): Bounce | null {
  const status = parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type));
  if (!status) return null;
  const groups = beginningOf(status)
    .split(/\n\s*\n/)
    .map(fieldsIn);
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  if (!failed) return null;
  const said = [failed.get('status'), failed.get('diagnostic-code')?.replace(/^[\w-]+;\s*/, '')];
  const reason = tidyLine(said.filter(Boolean).join(' '), LONGEST_REASON);
  return { ...readReturned(parts), reason: reason || 'The mail server gave no reason.' };
}

const returned = /^(?:message\/(?:global|rfc822)|(?:text\/rfc822|message\/global)-headers|text\/rfc822)$/;

/** The mail that came back, or its head, is a part of the report. */
function readReturned(parts: readonly MailPart[]): Omit<Bounce, 'reason'> {
  const heads = parts
    .filter(({ type }) => returned.test(type))
    .map((part) => fieldsIn(beginningOf(part).split(/\n\s*\n/, 1)[0] ?? ''));
  const all = (name: string) => heads.map((fields) => fields.get(name) ?? '');
  const few = (ids: string[]) => [...new Set(ids)].slice(0, mailLimits.ids);
  return {
    messageIds: few(all('message-id').flatMap(messageIdsIn)),
    to: addressesIn(all('to')),
    replyTo: addressesIn(all('reply-to')),
    references: few(all('references').flatMap((text) => messageIdsIn(text).slice(-1))),
  };
}

const beginningOf = ({ bytes }: MailPart) => bytes.subarray(0, HEAD_BYTES).toString('latin1').replace(/\r\n?/g, '\n');

/** Fields of a head, by their names in small letters, unfolded. */
function fieldsIn(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}
