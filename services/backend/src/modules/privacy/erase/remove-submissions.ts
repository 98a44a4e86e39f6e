import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { EraseResumes } from '../../resumes/erase-resumes.use-case';
import { RemovalsRepository } from './removals.repository';
import type { SubmissionKind } from '../../submissions/kinds.facts';

/**
 * Removes submissions with everything that belongs to them: file, spool, text, previews, search words, duplicates, notes,
 * history, consents, mails and the answers kept for repetitions. Objects in storage are only noted here, because a
 * transaction cannot remove them; `RemoveObjects` does, as soon as this is committed.
 */
@Injectable()
export class RemoveSubmissions {
  constructor(
    private readonly removals: RemovalsRepository,
    private readonly resumes: EraseResumes,
  ) {}

  /** Returns how many there were. */
  async remove(tx: Sql, kind: SubmissionKind, ids: readonly string[]): Promise<number> {
    if (kind === 'application') await this.resumes.lock(tx, ids);
    const found = await this.removals.lock(tx, kind, ids);
    if (found.length === 0) return 0;
    const locked = found.map(({ id }) => id);
    if (kind === 'application') await this.giveUpObjects(tx, locked);
    const references = found.map(({ reference }) => reference);
    await this.removals.remove(tx, kind, locked, references);
    return found.length;
  }

  private async giveUpObjects(tx: Sql, applicationIds: readonly string[]): Promise<void> {
    const keys = await this.resumes.listObjects(applicationIds, tx);
    await this.removals.wantObjectsGone(tx, keys);
    await this.resumes.remember(tx, [...new Set(keys.map(nameIn))]);
  }
}

/** The random name in `resumes/<name>` or `previews/<name>/1.png`. */
export const nameIn = (objectKey: string) => objectKey.split('/')[1] ?? '';
