/**
 * What the backup has to have of a file of acknowledged lines: the file as it is now, if it goes on from the copy of before. Where it
 * does not, because the folder was made anew since, the lines of both: no copy is replaced by one that lacks a line.
 */
export function mergeLines(before: Buffer, now: Buffer): Buffer {
  if (now.subarray(0, before.length).equals(before)) return now;
  if (before.subarray(0, now.length).equals(now)) return before;
  const known = new Set(linesOf(before));
  const more = linesOf(now).filter((line) => line !== '' && !known.has(line));
  return more.length === 0 ? before : Buffer.from(`${String(before)}\n${more.join('\n')}\n`);
}

const linesOf = (text: Buffer) => String(text).split('\n');
