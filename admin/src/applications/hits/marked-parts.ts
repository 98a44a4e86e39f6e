import type { Schemas } from '@frontdoor/contract';

interface Part {
  text: string;
  /** Which mark it is, the first one being 0; null between marks. */
  mark: number | null;
}

/** A text in parts, of which those at the marks are told apart. Marks come in the order of the text. */
export function markedParts(text: string, marks: readonly Schemas['TextMarkView'][]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const [mark, { start, length }] of marks.entries()) {
    if (start < at) continue;
    if (start > at) parts.push({ text: text.slice(at, start), mark: null });
    parts.push({ text: text.slice(start, start + length), mark });
    at = start + length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), mark: null });
  return parts;
}
