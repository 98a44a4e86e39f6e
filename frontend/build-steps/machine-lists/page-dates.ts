import { createHash } from 'node:crypto';
import { elementsIn, isElement } from '../html/find-elements.ts';
import { textsIn } from '../html/find-texts.ts';

/** The day on which a page was last worded anew, and a fingerprint of its words then. */
export interface PageDate {
  words: string;
  date: string;
}

export type PageDates = Record<string, PageDate>;

const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'svg']);

/**
 * The fingerprint of the words of the main part, without their markup, because readers notice only changed words. 12
 * hexadecimal digits.
 */
export function fingerprintOf(html: string): string {
  const main = elementsIn(html).find(isElement('main'));
  if (!main) throw new Error('The page has no main part');
  const words = ` ${textsIn(main.inner, UNREAD).join(' ')} `.replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/** The days of the pages as they are now: the recorded one where the words are those of then, else `today` (ISO date). */
export function datePages(pages: ReadonlyMap<string, string>, recorded: PageDates, today: string): PageDates {
  const dated = [...pages].map(([path, html]): [string, PageDate] => {
    const words = fingerprintOf(html);
    const before = recorded[path];
    return [path, { words, date: before?.words === words ? before.date : today }];
  });
  return Object.fromEntries(dated);
}
