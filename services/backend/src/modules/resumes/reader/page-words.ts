import type { getDocumentProxy } from 'unpdf';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A place on a page, in ten-thousandths of the page's width and height, from its upper left corner. */
export type Place = [x: number, y: number, width: number, height: number];

/** A run of letters as the file has it, from a letter to a line. */
export interface PageWord {
  text: string;
  /** Whether its line ends with it. */
  ends: boolean;
  /** Whether it runs from left to right, so that a part of it has a place of its own. */
  isLevel: boolean;
  place: Place;
}

/** The words of a page, of whose picture this is the checksum in hexadecimal digits. */
export interface PageWords {
  sha256: string;
  words: PageWord[];
}

export const MOST_PAGE_WORDS = 5_000;
/** Letters of a run, and of all runs of a page: of a page with more nothing is told, because only a hostile one has them. */
export const LONGEST_RUN = 2_000;
export const MOST_LETTERS = 40_000;
const WHOLE = 10_000;
/** How far letters reach above and below their line, in parts of their size. */
const ABOVE = 0.88;
const BELOW = 0.24;

type Point = [x: number, y: number];

/** The words of a page and where its picture has them; null for a page that has too many letters. */
export async function readPageWords(pdf: Pdf, number: number): Promise<PageWord[] | null> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words: PageWord[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    const last = words.at(-1);
    // The end of a line often comes as a run without letters.
    if (item.str === '' && last) last.ends ||= item.hasEOL;
    if (item.str === '' || words.length >= MOST_PAGE_WORDS) continue;
    const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number];
    const [along, up] = [unit(a, b), unit(c, d)];
    const at = (right: number, above: number): Point => {
      const [x, y] = [e + along[0] * right + up[0] * above, f + along[1] * right + up[1] * above];
      return viewport.convertToViewportPoint(x, y) as Point;
    };
    const [low, high] = [-BELOW * item.height, ABOVE * item.height];
    const corners = [at(0, low), at(item.width, low), at(0, high), at(item.width, high)];
    const [begin, end] = [at(0, 0), at(item.width, 0)];
    const isLevel = item.dir === 'ltr' && end[0] > begin[0] && Math.abs(end[1] - begin[1]) < 1;
    const place = around(corners, viewport.width, viewport.height);
    words.push({ text: item.str, ends: item.hasEOL, isLevel, place });
  }
  const isTooLong = words.some(({ text }) => text.length > LONGEST_RUN);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return isTooLong || letters > MOST_LETTERS ? null : words;
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function around(corners: readonly Point[], width: number, height: number): Place {
  const share = (value: number, whole: number) =>
    Math.round((Math.min(Math.max(value, 0), whole) / (whole || 1)) * WHOLE) || 0;
  const [xs, ys] = [corners.map(([x]) => share(x, width)), corners.map(([, y]) => share(y, height))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
