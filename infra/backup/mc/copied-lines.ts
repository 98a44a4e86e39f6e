import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeLines } from '../merge-lines.ts';
import { type AcknowledgedLine, parseAcknowledged } from '../read-acknowledged.ts';
import type { Mc } from './mc.ts';

const DAY_MS = 86_400_000;
/** As the API keeps them. A copy of before tells of submissions whose removal the database has forgotten. */
const KEEP_DAYS = 35;
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

  /** Copies what has changed. A copy is never replaced by one that lacks a line of it, and copies of other files stay. */
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
    const oldest = dayOf(Date.now() - KEEP_DAYS * DAY_MS);
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
    const yesterday = dayOf(Date.now() - DAY_MS);
    const still = mkdtempSync(join(tmpdir(), 'acknowledged-'));
    try {
      for (const [name, size] of sizesIn(folder)) {
        // A volume that was made anew may have other lines as long, of the last two days.
        const isKnown = name < yesterday || this.compared.has(name);
        if (isKnown && size === copies.get(name)) continue;
        // Removed meanwhile, as those are that are older than what is kept.
        if (!existsSync(join(folder, name))) continue;
        const now = readFileSync(join(folder, name));
        const before = copies.has(name) ? await this.mc.read([`${this.path}/${name}`]) : Buffer.alloc(0);
        const merged = mergeLines(before, now);
        // `mc` fails at a file that grows while it is read.
        writeFileSync(join(still, name), merged, { mode: 0o600 });
        if (!copies.has(name) || !merged.equals(before)) await this.mc.mirror(still, this.path);
        rmSync(join(still, name));
        this.compared.add(name);
      }
    } finally {
      rmSync(still, { recursive: true });
    }
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
