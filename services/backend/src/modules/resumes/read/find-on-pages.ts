import type { Sql } from '../../../platform/database/database';
import { findInText, type TextHit } from '../../applications/hits/find-in-text.use-case';
import type { PageWord, Place } from '../reader/page-words';

/** A place on the picture of a page that a hit covers; a hit that goes on in the next line has several. */
export interface PageHit {
  /** The first one being 0. */
  hit: number;
  page: number;
  place: Place;
}

interface Run {
  word: PageWord;
  page: number;
  /** Of its letters in the text of all pages. */
  from: number;
  to: number;
}

/** The places of the search terms on the pages, in their order. */
export async function findOnPages(sql: Sql, q: string, pages: readonly (readonly PageWord[])[]): Promise<PageHit[]> {
  const { text, runs } = joinPages(pages);
  return placesOf(await findInText(sql, q, text), runs);
}

const HYPHEN = /(?<=\p{L}\p{M}*)[-\u2010]\s*$/u;

/** One text of all pages, in which words that were cut at the end of a line are whole, and where each run stands in it. */
export function joinPages(pages: readonly (readonly PageWord[])[]): { text: string; runs: Run[] } {
  let text = '';
  const runs: Run[] = [];
  for (const [index, words] of pages.entries()) {
    for (const [at, word] of words.entries()) {
      const next = words[at + 1]?.text ?? '';
      const isCut = word.ends && HYPHEN.test(word.text) && /^\p{Ll}/u.test(next);
      const from = text.length;
      text += isCut ? word.text.replace(HYPHEN, '') : word.text;
      runs.push({ word, page: index + 1, from, to: text.length });
      if (word.ends && !isCut) text += '\n';
    }
    text += '\n\n';
  }
  return { text, runs };
}

/** The runs from the index `first` on, as far as they begin before `end`. */
function* takeUntil(runs: readonly Run[], first: number, end: number): Generator<Run> {
  for (let at = first; at < runs.length; at += 1) {
    const run = runs[at];
    if (!run || run.from >= end) return;
    yield run;
  }
}

/** Hits in the text of all pages as places on them. */
export function placesOf(hits: readonly TextHit[], runs: readonly Run[]): PageHit[] {
  const places: PageHit[] = [];
  let first = 0;
  for (const { start, length } of hits) {
    const hit = (places.at(-1)?.hit ?? -1) + 1;
    const end = start + length;
    while ((runs[first]?.to ?? Infinity) <= start) first += 1;
    for (const { word, page, from, to } of takeUntil(runs, first, end)) {
      const [begin, stop] = [Math.max(start, from) - from, Math.min(end, to) - from];
      if (word.text.slice(begin, stop).trim() !== '') places.push({ hit, page, place: partOf(word, begin, stop) });
    }
  }
  return places;
}

/** The place of some letters of a run; of all where it does not run from left to right. */
function partOf({ text, isLevel, place }: PageWord, from: number, to: number): Place {
  const whole = widthOf(text);
  if (!isLevel || whole === 0) return place;
  const [x, y, width, height] = place;
  const begin = x + (width * widthOf(text.slice(0, from))) / whole;
  return [Math.round(begin), y, Math.round((width * widthOf(text.slice(from, to))) / whole), height];
}

/** Estimates the width of a text from the usual proportions of letters: the file has the width of a whole run alone. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += /[ ilj.,;:'|!Itfr()[\]]/.test(letter)
      ? 0.55
      : /[mwMW@]/.test(letter)
        ? 1.5
        : /\p{Lu}/u.test(letter)
          ? 1.22
          : 1;
  return width;
}
