/** Mail servers refuse or break a line of more than 998 characters (RFC 5322), and some a head of more than 4,096. */
const MOST_CHARACTERS = 900;

/**
 * The headers by which mail programs show a mail together with earlier ones, given by their Message-IDs, oldest first: some programs go
 * by the one, some by the other, and an empty one would break the conversation. Of a long conversation the first mail and the newest
 * ones are named (RFC 5322, 3.6.4). The last one is the mail itself: some mail servers give it another Message-ID, and leave this header,
 * which answers and bounces then have.
 */
export function threadHeaders(
  messageId: string,
  follows: readonly string[],
): { inReplyTo?: string; references: string[] } {
  const [first, ...later] = new Set(follows);
  if (first === undefined) return { references: [messageId] };
  let room = MOST_CHARACTERS - first.length - messageId.length;
  const newest = later.toReversed();
  const isOver = (id: string) => (room -= id.length + 1) < 0;
  const end = newest.findIndex(isOver);
  const before = [first, ...newest.slice(0, end === -1 ? newest.length : end).toReversed()];
  return { inReplyTo: before.at(-1) ?? first, references: [...before, messageId] };
}
