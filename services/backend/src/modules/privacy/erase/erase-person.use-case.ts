import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { oneRow, queries } from '../../../platform/database/queries';
import { InjectLogger } from '../../../platform/log/log.module';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { ErasureCopies } from './erasure-copies';
import type { EraseRequest } from '../erasure.dto';
import { erasureList } from './erasure-list.repository';
import { countRecords, findSubmissions, type PersonCounts } from '../person.repository';
import { RemoveObjects } from './remove-objects';
import { RemoveSubmissions } from './remove-submissions';
import { submissionKinds } from '../../submissions/kinds.facts';
import { eraseStrayMails } from '../../notifications/erase-mails.use-case';

/** By the clock that dates submissions: those from before this moment stay erased, later ones do not. */
const { now } = queries('privacy', { now: oneRow<{ at: Date }>('SELECT clock_timestamp() AS at') });

export interface Erasure {
  counts: PersonCounts;
  /** Null when it was only tried. */
  erasedAt: Date | null;
}

/**
 * Erases everything that is held about the owner of an address. The database is clean when this returns; files in a storage
 * that is unavailable follow later. Only a keyed hash of the address and counts stay, which identify no person.
 */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly database: Database,
    private readonly submissions: RemoveSubmissions,
    private readonly audit: RecordAudit,
    private readonly objects: RemoveObjects,
    private readonly copies: ErasureCopies,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async erase({ email, reason, dryRun }: EraseRequest, doer: Doer): Promise<Erasure> {
    const erasure = await this.database.transaction(async (tx) => {
      const ids = await findSubmissions(tx, email);
      const counts = await countRecords(tx, ids);
      const erasedAt = dryRun ? null : (await now(tx)).at;
      const { hash } = await erasureList.hashOf(tx, email);
      if (erasedAt) {
        for (const kind of submissionKinds) await this.submissions.remove(tx, kind, ids[kind]);
        await eraseStrayMails(tx, email);
        await erasureList.add(tx, hash, erasedAt);
      }
      const action = erasedAt ? 'person.erased' : 'person.erasure-tried';
      const details = { reason, counts, addressHash: hash.toString('hex') };
      await this.audit.record({ action, subjectType: 'person', details, ...doer }, tx);
      return { counts, erasedAt };
    });
    if (erasure.erasedAt) await this.finish();
    return erasure;
  }

  /** The worker repeats a step that fails here. */
  private async finish(): Promise<void> {
    try {
      await this.objects.removeDue();
      await this.copies.copy();
    } catch (err) {
      this.logger.warn({ err }, 'an erasure is to be finished by the worker');
    }
  }
}
