import { type Letter, oneLine, type Said, type Sender } from '../letters/letter';
import type { LetterPart } from '../letters/letter-page';
import type { MailText } from '../templates/mail-text';
import { fillValues, placeholdersIn, type Values } from './fill-values';
import { type Piece, readBody } from './read-markup';
import { FACTS, LINK, type SystemMail, WAITING } from './list/system-mail';
import { systemMails } from './list/system-mails';

const alone: ReadonlySet<string> = new Set([FACTS, WAITING]);

type Filled = Pick<Letter, 'subject' | 'page'>;

/** The words of a mail with what it says in their places: all of it is text that no layout takes for markup. */
export function fillSystemMail(
  { subject, body }: MailText,
  said: Said,
  sender: Sender & { signature?: string | null },
): Filled {
  const mail = systemMails[said.mail];
  const values = { company: sender.company, site: sender.siteUrl, ...said.values, [LINK]: said.link ?? '' };
  const { above, below } = readBody(body.replace(/\r\n?/g, '\n'), alone);
  const parts = partsOf(above, { mail, said, values });
  const textOf = (part: LetterPart | undefined) => (part && 'text' in part ? part.text : '');
  const preview =
    said.preview ?? textOf(parts.find(({ kind }) => kind === 'lead') ?? parts.find(({ kind }) => kind === 'text'));
  return {
    subject: oneLine(fillValues(subject, values)),
    page: {
      preview: oneLine(preview || fillValues(subject, values)).slice(0, 140),
      label: said.label ?? mail.label ?? sender.company,
      parts,
      signature: mail.isSigned && sender.signature,
      note: below
        .map((piece) => ('text' in piece ? fillValues(piece.text, values).trim() : ''))
        .filter(Boolean)
        .join('\n\n'),
      isNoteLinked: below.every((piece) => !('text' in piece) || isOurs(piece.text, mail)),
    },
  };
}

/** Whether a text has no placeholder that a stranger may have chosen. */
const isOurs = (text: string, { placeholders }: SystemMail) =>
  placeholdersIn(text).every((name) => !placeholders[name]?.theirs);

type Filling = { mail: SystemMail; said: Said; values: Values };

function partsOf(pieces: readonly Piece[], filling: Filling): LetterPart[] {
  const parts: LetterPart[] = [];
  let label: string | undefined;
  for (const piece of pieces) {
    const part = partOf(
      piece,
      filling,
      label,
      parts.every(({ kind }) => kind === 'title'),
    );
    label = piece.kind === 'label' ? oneLine(fillValues(piece.text, filling.values)) : undefined;
    if (part) parts.push(...[part].flat());
  }
  return parts;
}

function partOf(
  piece: Piece,
  { mail, said, values }: Filling,
  label: string | undefined,
  isFirst: boolean,
): LetterPart | readonly LetterPart[] | undefined {
  if (piece.kind === 'title') {
    const text = oneLine(fillValues(piece.text, values));
    return text ? { kind: 'title', text } : undefined;
  }
  if (piece.kind === 'placeholder') {
    if (piece.name === WAITING) return said.waiting ?? [];
    return said.facts?.length ? { kind: 'facts', facts: said.facts } : undefined;
  }
  if (piece.kind === 'button') {
    const href = fillValues(piece.href, values);
    return href ? { kind: 'button', text: oneLine(fillValues(piece.text, values)), href } : undefined;
  }
  if (piece.kind !== 'text') return undefined;
  const text = fillValues(piece.text, values).trim();
  if (text === '') return undefined;
  const linked = isOurs(piece.text, mail);
  if (isFirst && !label) return { kind: 'lead', text, linked };
  return { kind: 'text', text, label, linked };
}

/** What a preview and a test say, in place of what a real mail would. */
export function sampleOf(key: Said['mail'], { siteUrl }: Pick<Sender, 'siteUrl'>): Said {
  const { placeholders, facts, leadsTo } = systemMails[key];
  const values = Object.fromEntries(Object.entries(placeholders).map(([name, { sample }]) => [name, sample]));
  return {
    mail: key,
    values,
    ...(facts && { facts }),
    ...(leadsTo && { link: `${siteUrl}${leadsTo}` }),
    waiting: [
      { kind: 'title', text: '2 answers are overdue' },
      { kind: 'lead', text: 'We have promised each of these people an answer by then, whatever it is.' },
      { kind: 'text', label: 'Who waits', text: 'FD-7K2M-Q4XV  Asha Verma, due Mon 23 Nov' },
      { kind: 'button', text: 'Open the list', href: `${siteUrl}${leadsTo ?? '/admin/'}` },
    ],
  };
}
