/** The head of an earlier mail, as Outlook puts it without a line above. */
const head = /^(?:From|Von|De|Da|Van):\s.{1,300}$/;
/** A line that begins what is quoted, in words that no person writes between two lines of their own. */
const rule =
  /^-{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Message d.origine|Mensaje original|Messaggio originale)\s*-{2,}$/i;
const line = /^_{20,}$/;
/** What stands in the lines below the head of a mail, so that "From: Delhi" in a text ends nothing. */
const belowHead =
  /^(?:Sent|Date|To|Subject|Gesendet|Datum|An|Betreff|Envoyé|Objet|Enviado|Asunto|Inviato|Oggetto|Verzonden):/i;
const attribution = /(?:\b(?:wrote|a écrit|escribió|ha scritto|schreef)\s*|\bschrieb\b.{0,300}):$/i;

const isQuoted = (text: string) => /^\s{0,3}>/.test(text);

/**
 * Parts a text from the earlier mails that a mail program has put below it. What is quoted between the sender's own lines stays
 * where it is: without it nobody understands them.
 */
export function splitQuote(whole: string): { text: string; quoted: string } {
  const lines = whole.split('\n');
  const at = Math.min(findSeparator(lines), findTrailingQuote(lines));
  return { text: lines.slice(0, at).join('\n').trim(), quoted: lines.slice(at).join('\n').trim() };
}

function findSeparator(lines: readonly string[]): number {
  const at = lines.findIndex((whole, index) => {
    const below = lines.slice(index + 1, index + 4).map((next) => next.trim());
    // A long line alone may also be a form to fill in.
    if (line.test(whole.trim())) return below.some((next) => head.test(next));
    const isHead = head.test(whole.trim()) && below.filter((next) => belowHead.test(next)).length >= 2;
    return isHead || rule.test(whole.trim());
  });
  return at === -1 ? lines.length : at;
}

/** Where a quotation begins that lasts to the end, with the line or two that say who wrote it. */
function findTrailingQuote(lines: readonly string[]): number {
  let start = lines.length;
  const before = (back: number) => lines[start - back] ?? '';
  while (start > 0 && (isQuoted(before(1)) || before(1).trim() === '')) start -= 1;
  if (!lines.slice(start).some(isQuoted)) return lines.length;
  if (!attribution.test(before(1).trim())) return start;
  // It may be broken into two lines; the line before it is an empty one otherwise.
  return before(2).trim() === '' ? start - 1 : start - 2;
}
