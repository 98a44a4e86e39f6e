import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeLines } from '../merge-lines.ts';
import { type AcknowledgedLine, firstKeptDay, parseAcknowledged } from '../read-acknowledged.ts';
import type { Mc } from './mc.ts';

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The copies of the files to which the API appends what it has acknowledged. */
export class CopiedLines {
  private readonly mc: Mc;
  private readonly path: string;
  /** Those whose copy was compared with them by this process. */
  private readonly compared = new Set<string>();
  private copied = '';
  private running: Promise<void> = Promise.resolve();

  constructor(mc: Mc, path: string) {
    this.mc = mc;
    this.path = path;
  }

  /** Copies what has changed. A copy is never replaced by one that lacks a line of it, and stays for as long as lines are kept. */
  copy(folder: string): Promise<void> {
    this.running = this.running.catch(() => {}).then(() => this.copyNow(folder));
    return this.running;
  }

  /** The same, and asks the place of the copies nothing while no line was added. */
  async copyNew(folder: string): Promise<void> {
    const state = JSON.stringify(sizesIn(folder));
    if (state === this.copied) return;
    await this.copy(folder);
    this.copied = state;
  }

  /** Those of the days for which the API keeps its own. */
  async read(): Promise<AcknowledgedLine[]> {
    const oldest = firstKeptDay();
    const names = (await this.mc.list(this.path)).filter((name) => name.endsWith('.log') && name >= oldest);
    const lines: AcknowledgedLine[] = [];
    for (const name of names) {
      const text = await this.mc.read([`${this.path}/${name}`]);
      for (const line of parseAcknowledged(String(text))) lines.push(line);
    }
    return lines;
  }

  private async copyNow(folder: string): Promise<void> {
    const copies = await this.mc.sizesOf(this.path);
    const [oldest, yesterday] = [firstKeptDay(), dayOf(Date.now() - DAY_MS)];
    const still = mkdtempSync(join(tmpdir(), 'acknowledged-'));
    try {
      for (const [name, size] of sizesIn(folder)) {
        // A volume that was made anew may have other lines as long, of the last two days.
        const isKnown = name < yesterday || this.compared.has(name);
        if (name < oldest || (isKnown && size === copies.get(name))) continue;
        // Removed meanwhile, as those are that are older than what is kept.
        if (!existsSync(join(folder, name))) continue;
        const now = readFileSync(join(folder, name));
        const merged = await this.merge(name, now, copies);
        if (merged) {
          // `mc` fails at a file that grows while it is read.
          writeFileSync(join(still, name), merged, { mode: 0o600 });
          await this.mc.mirror(still, this.path);
          rmSync(join(still, name));
        }
        this.compared.add(name);
      }
      for (const name of copies.keys())
        if (name.endsWith('.log') && name < oldest) await this.mc.run(['rm', '--quiet', `${this.path}/${name}`]);
    } finally {
      rmSync(still, { recursive: true });
    }
  }

  /** The file that the copy is to be; undefined where it is that already. */
  private async merge(name: string, now: Buffer, copies: ReadonlyMap<string, number>): Promise<Buffer | undefined> {
    const read = async (there: ReadonlyMap<string, number>) =>
      there.has(name) ? this.mc.read([`${this.path}/${name}`]) : Buffer.alloc(0);
    const before = await read(copies);
    const merged = mergeLines(before, now);
    if (copies.has(name) && merged.equals(before)) return undefined;
    // Another process, such as a backup by hand, may have replaced the copy meanwhile.
    const latest = await this.mc.sizesOf(this.path);
    return (latest.get(name) ?? 0) === before.length ? merged : mergeLines(await read(latest), now);
  }
}

/** A file system may have folders of its own there, such as lost+found. */
function sizesIn(folder: string): [name: string, bytes: number][] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')) : [];
  return names.flatMap((name) => {
    const size = statSync(join(folder, name), { throwIfNoEntry: false })?.size;
    return size === undefined ? [] : [[name, size]];
  });
}
