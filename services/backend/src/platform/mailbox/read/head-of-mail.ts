import { mailLimits } from './read-mail.facts';

/** Of one header: more than this of it tells nothing to us. */
const MOST_CHARACTERS = 8_000;

/** The headers of a mail as they came, unfolded; of one that stands twice all. */
export class HeadOfMail {
  private readonly values = new Map<string, string[]>();

  constructor(lines: readonly { key: string; line: string }[]) {
    for (const { key, line } of lines) {
      const value = line
        .slice(line.indexOf(':') + 1, MOST_CHARACTERS)
        .replace(/\r?\n[ \t]*/g, ' ')
        .trim();
      this.values.set(key, [...(this.values.get(key) ?? []), value]);
    }
  }

  all(name: string): readonly string[] {
    return this.values.get(name) ?? [];
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  /** In small letters; empty without the header. */
  first(name: string): string {
    return (this.all(name)[0] ?? '').toLowerCase();
  }
}

const messageId = /<[^<>\s]{3,250}>/g;

export const messageIdsIn = (text: string): string[] => text.slice(0, MOST_CHARACTERS).match(messageId) ?? [];

/** The Message-IDs that a mail answers, the nearest first. Mail programs fill one of the two headers, or both. */
export function answersOf(head: HeadOfMail): string[] {
  const nearest = head.all('in-reply-to').flatMap(messageIdsIn);
  const thread = head.all('references').flatMap(messageIdsIn).toReversed();
  return [...new Set([...nearest, ...thread])].slice(0, mailLimits.ids);
}

const address = /[^\s<>,;:"'()]{1,64}@[^\s<>,;:"'()]{1,190}/g;
/** Where the address stands that a mail was sent to: a mail server that sorts it by its plus sign may keep it in one of the latter alone. */
const addressed = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'resent-to'];

/** Each once, in small letters. */
export const addressesIn = (texts: readonly string[]): string[] =>
  [
    ...new Set(
      texts.flatMap((text) => text.slice(0, MOST_CHARACTERS).match(address) ?? []).map((one) => one.toLowerCase()),
    ),
  ].slice(0, mailLimits.ids);

export const recipientsOf = (head: HeadOfMail): string[] => addressesIn(addressed.flatMap((name) => head.all(name)));
