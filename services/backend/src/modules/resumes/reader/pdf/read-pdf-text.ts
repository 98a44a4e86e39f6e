import type { getDocumentProxy } from 'unpdf';
import { MOST_CHARACTERS } from '../most-characters';
import { type Appearing, drawsOwnWords } from './read-appearances';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

const MOST_PAGES = 100;
/** More than is kept, because blank lines go before that. */
const ENOUGH = 1.5 * MOST_CHARACTERS;

interface PdfText {
  text: string;
  /** Numbers of pages with words that only `readAppearances` finds. */
  unread: number[];
}

/**
 * The text of the first pages as they are shown, with the values of form fields and the words of annotations, one paragraph a page.
 * A page that is broken is left out. @throws Error when every page is broken
 */
export async function readPdfText(pdf: Pdf): Promise<PdfText> {
  const pages = Math.min(pdf.numPages, MOST_PAGES);
  let text = '';
  const unread: number[] = [];
  let fault: unknown;
  let read = 0;
  for (let number = 1; number <= pages && text.length < ENOUGH; number += 1) {
    try {
      const page = await pdf.getPage(number);
      const annotations = (await page.getAnnotations()) as Shown[];
      text += `${await textOf(page, annotations)}\n\n`;
      if (annotations.some(drawsOwnWords)) unread.push(number);
      page.cleanup();
      read += 1;
    } catch (error) {
      fault = error;
    }
  }
  if (read === 0 && pages > 0) throw new Error('has no page that can be read', { cause: fault });
  return { text, unread };
}

async function textOf(page: Page, annotations: readonly Shown[]): Promise<string> {
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  const { joined, cut } = joinWords(text);
  return [joined, ...annotationTexts(annotations), cut.join(' ')].filter(Boolean).join('\n');
}

/** Words with a hyphen between them at the end of a line, perhaps with blanks behind it. PDF.js tells nothing of soft hyphens. */
const CUT = /([\p{L}\p{M}\p{N}]+)[-\u2010][^\S\n]*\n\s*([\p{L}\p{M}\p{N}]+)/gu;
const CAPITALS = /^[\p{Lu}\p{M}]{2,}$/u;

/** `micro-` and `services`, also in capitals. In `Jean-` and `Paul`, `COVID-` and `19` the hyphen is a part of the word. */
const isCut = (start: string, end: string) =>
  /\p{L}\p{M}*$/u.test(start) && (/^\p{Ll}/u.test(end) || (CAPITALS.test(start) && CAPITALS.test(end)));

/** Words that were cut at the end of a line are joined; all are kept as they are written as well, since `full-stack` may be meant. */
function joinWords(text: string): { joined: string; cut: string[] } {
  const cut: string[] = [];
  const joined = text.replace(CUT, (whole, start: string, end: string) => {
    cut.push(`${start}-${end}`);
    return isCut(start, end) ? `${start}${end}\n` : whole;
  });
  return { joined, cut };
}

interface Shown extends Appearing {
  /** Of a form field: one text, or those that are chosen. */
  fieldValue?: unknown;
  /** The lines that its appearance draws. */
  textContent?: unknown;
  /** What a note says. */
  contentsObj?: { str?: unknown };
}

/** Each text once: an appearance mostly draws the value of its field. */
function annotationTexts(annotations: readonly Shown[]): string[] {
  const texts = annotations.flatMap(({ fieldValue, textContent, contentsObj }) =>
    textsOf(fieldValue).concat(textsOf(textContent).join('\n'), textsOf(contentsObj?.str)),
  );
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
