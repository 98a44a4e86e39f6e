/** A file of WAL of 16 MB: timeline, log and segment in eight hexadecimal digits each. */
const name = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/;
const SEGMENTS_PER_LOG = 0x100;

export const isSegment = (file: string) => name.test(file);

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');

/** The name of the segment that follows on the same timeline. */
export function nextSegment(segment: string): string {
  const [, timeline = '', log = '', number = ''] = name.exec(segment) ?? [];
  const next = Number.parseInt(number, 16) + 1;
  if (next < SEGMENTS_PER_LOG) return timeline + log + hex(next);
  return timeline + hex(Number.parseInt(log, 16) + 1) + hex(0);
}

/** The first segment that lacks between `first` and the last one of its timeline that is there; undefined if none does. */
export function findGap(first: string, present: readonly string[]): string | undefined {
  const there = new Set(present);
  const last =
    present
      .filter((segment) => segment.slice(0, 8) === first.slice(0, 8))
      .toSorted()
      .at(-1) ?? '';
  for (let segment = first; segment <= last; segment = nextSegment(segment)) if (!there.has(segment)) return segment;
  return there.has(first) ? undefined : first;
}
