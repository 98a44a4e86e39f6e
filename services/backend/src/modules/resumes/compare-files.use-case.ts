import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Storage } from '../../platform/storage/storage';
import { resumeObject } from './resumes.facts';
import { storageFaults } from './storage-faults.repository';

const BATCH = 500;
const FOLDER = resumeObject('');

/**
 * Compares the rows of stored resumes with the files in storage, by their names alone. A row without its file is marked as missing,
 * which HR sees at the application. Holds the names of all files in memory, about 100 bytes each.
 */
@Injectable()
export class CompareFiles {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** How many rows have no file, and how many files no row. @throws StorageUnavailable */
  async run(): Promise<{ rowsWithoutFile: number; filesWithoutRow: number }> {
    const names = new Set<string>();
    for await (const key of this.storage.list(FOLDER)) names.add(key.slice(FOLDER.length));
    return { rowsWithoutFile: await this.noteMissing(names), filesWithoutRow: await this.countUnnamed([...names]) };
  }

  private async noteMissing(names: ReadonlySet<string>): Promise<number> {
    let [missing, last] = [0, ''];
    for (let isMore = true; isMore;) {
      const rows = await storageFaults.listKeys(this.database, last, BATCH);
      const lost = rows.map(({ key }) => key).filter((key) => !names.has(key));
      if (lost.length > 0) missing += (await storageFaults.noteMissing(this.database, lost)).count;
      last = rows.at(-1)?.key ?? last;
      isMore = rows.length === BATCH;
    }
    return missing;
  }

  private async countUnnamed(names: readonly string[]): Promise<number> {
    let count = 0;
    for (let at = 0; at < names.length; at += BATCH)
      count += (await storageFaults.countUnnamed(this.database, names.slice(at, at + BATCH))).count;
    return count;
  }
}
