import { Socket } from 'node:net';
import { encodeFrame } from '../../../platform/child/frame';
import { asDamaged, type Flag, flags } from './flags';
import { MOST_CHARACTERS } from './most-characters';
import type { PageWord } from './page-words';

const out = new Socket({ fd: 3, readable: false, writable: true });
const write = (head: object, body?: Buffer) =>
  new Promise<void>((resolve, reject) =>
    out.write(encodeFrame(head, body), (error) => (error ? reject(error) : resolve())),
  );

const notes = {
  [flags.encrypted]: 'The file is protected by a password.',
  [flags.damaged]: 'The file is damaged inside.',
  [flags.old]: 'The file was written by a Word older than 97, and its text could not be read.',
};

/** Reports each result to the parent process at once, so that results before a forced end still count. */
export const report = {
  flags: (fileFlags: Iterable<Flag>) => write({ kind: 'flags', flags: [...fileFlags] }),
  text: (text: string) => write({ kind: 'text', note: null }, Buffer.from(tidyText(text))),
  /** Where the words are on the page that comes next. */
  words: (words: readonly PageWord[]) => write({ kind: 'words' }, Buffer.from(JSON.stringify(words))),
  page: (png: Buffer) => write({ kind: 'page' }, png),
  /** What the pages do not show. */
  missing: (note: string) => write({ kind: 'missing', note }),
  end: () => new Promise<void>((resolve) => out.end(resolve)),

  /** Why there is no text, as a flag among the others and as a note. */
  async withoutText(fileFlags: Set<Flag>, why: keyof typeof notes): Promise<void> {
    await report.flags(why === flags.damaged ? asDamaged(fileFlags) : fileFlags.add(why));
    await write({ kind: 'text', note: notes[why] });
  },
};

/** At most so long, and exactly so long when more was there; without control characters; Postgres, too, has no text with a zero character. */
const tidyText = (text: string): string =>
  text
    .slice(0, 2 * MOST_CHARACTERS)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MOST_CHARACTERS);
