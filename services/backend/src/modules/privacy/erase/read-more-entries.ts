import { text } from 'node:stream/consumers';
import { readEntry, type WrittenErasure } from './erasure-list.repository';

/** For a command: with LIST=- the entries of an erasure list, a line each, of standard input; none otherwise. @throws Error that names a line that is no entry */
export async function readMoreEntries(): Promise<WrittenErasure[]> {
  const lines = process.env['LIST'] === '-' ? (await text(process.stdin)).split('\n').filter(Boolean) : [];
  return lines.map((line, at) => {
    const entry = readEntry(line);
    if (!entry) throw new Error(`Line ${at + 1} is no entry of an erasure list`);
    return entry;
  });
}
