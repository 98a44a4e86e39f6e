import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The first line of a stream, without its line break; '' when there is none. */
export async function readFirstLine(input: Readable): Promise<string> {
  const lines = createInterface({ input, crlfDelay: Infinity });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}
