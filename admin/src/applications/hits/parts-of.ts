import type { Schemas } from '@frontdoor/contract';

interface Part {
  text: string;
  /** Which hit it is, the first one being 0; null between hits. */
  hit: number | null;
}

/** A text in parts, of which those at the hits are told apart. Hits come in its order; of two that overlap the first counts. */
export function partsOf(text: string, hits: readonly Schemas['TextHitView'][]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  let hit = 0;
  for (const { start, length } of hits) {
    if (start < at) continue;
    if (start > at) parts.push({ text: text.slice(at, start), hit: null });
    parts.push({ text: text.slice(start, start + length), hit });
    hit += 1;
    at = start + length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: null });
  return parts;
}
