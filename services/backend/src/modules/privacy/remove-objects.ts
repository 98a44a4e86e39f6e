import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage';
import { type DueDeletion, ObjectDeletionsRepository } from './object-deletions.repository';

const BATCH = 50;

/**
 * Removes from storage what has left the database. Each object is removed twice, an hour apart: a worker that had read a
 * resume's bytes just before they were erased may put the file there a moment after it was removed, and then end.
 */
@Injectable()
export class RemoveObjects {
  constructor(
    private readonly deletions: ObjectDeletionsRepository,
    private readonly storage: Storage,
  ) {}

  /** All that is due. Returns how many could not be removed now; each of them is due again in a minute. */
  async removeDue(): Promise<number> {
    let failed = 0;
    for (;;) {
      const due = await this.deletions.claim(BATCH);
      for (const deletion of due) if (!(await this.remove(deletion))) failed++;
      if (due.length < BATCH) return failed;
    }
  }

  private async remove({ key, again }: DueDeletion): Promise<boolean> {
    try {
      await this.storage.remove(key);
    } catch (error) {
      await this.deletions.noteFailure(key, String(error));
      return false;
    }
    await (again ? this.deletions.end(key) : this.deletions.expectAgain(key));
    return true;
  }
}
