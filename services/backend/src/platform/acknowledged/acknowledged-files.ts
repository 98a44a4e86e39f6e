import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Acknowledged } from './note-acknowledged';

/** A part of a day ends at this size in bytes, and the parts that are kept have 1 GiB together. */
const PART_BYTES = 16 * 1024 * 1024;
const MOST_PARTS = 64;
const KEEP_DAYS = 35;
const DAY_MS = 86_400_000;
/** What one call of the system is given; lines of a longer list go by several. */
const WRITE_BYTES = 256 * 1024;
const isPart = /^\d{4}-\d{2}-\d{2}\.\d{3}\.log$/;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** `2026-11-26T10:14:12.345Z FD-7K3M-2QXW <sha256 in hexadecimal digits, or ->`. */
const lineOf = ({ at, reference, sha256 }: Acknowledged) =>
  `${new Date(at).toISOString()} ${reference} ${sha256?.toString('hex') ?? '-'}\n`;

/** Lines in pieces of up to so many bytes, one more line at most. Each begins with a line break, see `AcknowledgedFiles`. */
function piecesOf(list: readonly Acknowledged[], most: number): Buffer[] {
  const pieces: string[] = [];
  let piece = '\n';
  for (const line of list.map(lineOf)) {
    if (piece.length > most) {
      pieces.push(piece);
      piece = '\n';
    }
    piece += line;
  }
  return [...pieces, piece].map((text) => Buffer.from(text));
}

/**
 * The files of a folder to which acknowledged submissions are appended, one line each: `2026-11-26.001.log` is the first of a day
 * in UTC. What is older than 35 days is removed, and the oldest beyond 1 GiB.
 *
 * Several processes append to one file, on a file system of their machine. Each write is one call of the system with whole lines
 * and O_APPEND, between which the kernel lets no other write come. It begins with a line break, so that half a line that a full
 * disk has left, of any process, takes none with it. Readers of the files pass over empty lines and half lines.
 */
export class AcknowledgedFiles {
  private day = '';
  private part = 1;

  constructor(
    private readonly folder: string,
    private readonly partBytes = PART_BYTES,
  ) {}

  /** @throws the error of the file system; all lines may be appended again then, since who reads them passes over repetitions */
  async append(list: readonly Acknowledged[]): Promise<void> {
    const day = dayOf(Date.now());
    if (day !== this.day) await this.begin(day);
    const file = join(this.folder, `${day}.${String(this.part).padStart(3, '0')}.log`);
    // The group is for the backup, which is another user.
    await using handle = await open(file, 'a', 0o640);
    for (const piece of piecesOf(list, WRITE_BYTES)) {
      const { bytesWritten } = await handle.write(piece);
      if (bytesWritten < piece.length) throw new Error(`${bytesWritten} of ${piece.length} bytes were written`);
    }
    if ((await handle.stat()).size < this.partBytes) return;
    this.part += 1;
    await this.tidy();
  }

  private async begin(day: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const last = (await this.list()).findLast((name) => name.startsWith(day));
    this.part = last ? Number(last.slice(11, 14)) : 1;
    this.day = day;
    await this.tidy();
  }

  private async tidy(): Promise<void> {
    const names = await this.list();
    const oldest = dayOf(Date.now() - KEEP_DAYS * DAY_MS);
    const gone = names.filter((name, at) => name < oldest || at < names.length - MOST_PARTS);
    for (const name of gone) await rm(join(this.folder, name), { force: true });
  }

  private async list(): Promise<string[]> {
    return (await readdir(this.folder)).filter((name) => isPart.test(name)).toSorted();
  }
}
