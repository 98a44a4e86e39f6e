import { constants, inflateSync } from 'node:zlib';

const MOST_BYTES_EACH = 8 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
const START = Buffer.from('stream');
/** A stream's dictionary stands right before it; this much of it is looked at. */
const DICTIONARY_BYTES = 400;

interface ObjectStreams {
  /** What the streams hold, as latin1. */
  texts: string[];
  /** Whether all of them could be read. */
  complete: boolean;
}

/** Inflates a PDF's object streams (ISO 32000-2, 7.5.7). */
export function inflateObjectStreams(bytes: Buffer): ObjectStreams {
  const texts: string[] = [];
  let total = 0;
  for (let at = bytes.indexOf(START); at !== -1; at = bytes.indexOf(START, at + START.length)) {
    const dictionary = bytes.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), at);
    if (!/\/ObjStm\b.*>>\s*$/s.test(dictionary.slice(dictionary.lastIndexOf('endobj') + 1))) continue;
    const text = inflate(bytes.subarray(afterLineEnd(bytes, at + START.length)));
    if (text === null || (total += text.length) > MOST_BYTES) return { texts, complete: false };
    texts.push(text);
  }
  return { texts, complete: true };
}

function afterLineEnd(bytes: Buffer, at: number): number {
  if (bytes[at] === 13) return bytes[at + 1] === 10 ? at + 2 : at + 1;
  return bytes[at] === 10 ? at + 1 : at;
}

/** What follows the stream's end is left alone by zlib. */
function inflate(bytes: Buffer): string | null {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST_BYTES_EACH };
    return inflateSync(bytes, options).toString('latin1');
  } catch {
    return null;
  }
}
