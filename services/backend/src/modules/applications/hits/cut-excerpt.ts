import type { Sighting } from './seek';

/** A part of a text, told apart by whether the search has found it. */
export interface HitPart {
  text: string;
  hit: boolean;
}

const LENGTH = 110;
const BEFORE = 36;

/** The part of a text around a sighting, in whole words: about 110 characters in one line. */
export function cutExcerpt(
  text: string,
  { start, end }: Pick<Sighting, 'start' | 'end'>,
): { from: number; to: number } {
  const ideal = start - BEFORE;
  const from = ideal <= 0 ? 0 : (firstBlank(text, ideal, start) ?? start);
  const least = Math.max(from + LENGTH, end);
  const to = least >= text.length ? text.length : (lastBlank(text, end, least) ?? whole(text, least));
  return { from, to };
}

function firstBlank(text: string, from: number, to: number): number | null {
  const at = text.slice(from, to).search(/\s/);
  return at < 0 ? null : from + at;
}

function lastBlank(text: string, from: number, to: number): number | null {
  const at = text.slice(from, to + 1).search(/\s\S*$/);
  return at < 0 ? null : from + at;
}

/** Not between the two halves of a character. */
const whole = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at);

/** A text as its parts, with blanks and line ends as single blanks. `marks` may overlap. */
export function markParts(text: string, marks: readonly Pick<Sighting, 'start' | 'end'>[]): HitPart[] {
  const parts: HitPart[] = [];
  let at = 0;
  const add = (to: number, hit: boolean) => {
    if (to <= at) return;
    const part = text.slice(at, to).replace(/\s+/g, ' ');
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += part;
    else parts.push({ text: part, hit });
    at = to;
  };
  for (const { start, end } of marks.toSorted((one, other) => one.start - other.start)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
