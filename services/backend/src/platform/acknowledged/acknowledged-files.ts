import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Acknowledged } from './note-acknowledged';

/** A part of a day ends at this size in bytes, and the parts that are kept have 1 GiB together. */
const PART_BYTES = 16 * 1024 * 1024;
const MOST_PARTS = 64;
const KEEP_DAYS = 35;
const DAY_MS = 86_400_000;
const isPart = /^\d{4}-\d{2}-\d{2}\.\d{3}\.log$/;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** `2026-11-26T10:14:12.345Z FD-7K3M-2QXW <sha256 in hexadecimal digits, or ->`. */
const lineOf = ({ at, reference, sha256 }: Acknowledged) =>
  `${new Date(at).toISOString()} ${reference} ${sha256?.toString('hex') ?? '-'}\n`;

/**
 * The files of a folder to which acknowledged submissions are appended, one line each: `2026-11-26.001.log` is the first of a day
 * in UTC. Several processes may append to them. What is older than 35 days is removed, and the oldest beyond 1 GiB.
 */
export class AcknowledgedFiles {
  private day = '';
  private part = 1;
  /** A write that failed may have left half a line. */
  private isCut = false;

  constructor(
    private readonly folder: string,
    private readonly partBytes = PART_BYTES,
  ) {}

  /** @throws the error of the file system; all lines may be appended again then, since who reads them passes over repetitions */
  async append(list: readonly Acknowledged[]): Promise<void> {
    const day = dayOf(Date.now());
    if (day !== this.day) await this.begin(day);
    const file = join(this.folder, `${day}.${String(this.part).padStart(3, '0')}.log`);
    const text = (this.isCut ? '\n' : '') + list.map(lineOf).join('');
    this.isCut = true;
    // The group is for the backup, which is another user.
    await appendFile(file, text, { mode: 0o640 });
    this.isCut = false;
    if ((await stat(file)).size < this.partBytes) return;
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
