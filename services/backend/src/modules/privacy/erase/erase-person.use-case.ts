import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';
import { InjectLogger } from '../../../platform/log/log.module';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { ErasureCopies } from './erasure-copies';
import type { EraseRequest } from '../erasure.dto';
import { ErasureListRepository } from './erasure-list.repository';
import { type PersonCounts, PersonRepository } from '../person.repository';
import { RemoveObjects } from './remove-objects';
import { RemoveSubmissions } from './remove-submissions';
import { submissionKinds } from '../../submissions/kinds.facts';
import { eraseStrayMails } from '../../notifications/erase-mails.use-case';

/** By the clock that dates submissions: those from before this moment stay erased, later ones do not. */
const now = statement('privacy.now', 'SELECT clock_timestamp() AS at');

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
    private readonly persons: PersonRepository,
    private readonly submissions: RemoveSubmissions,
    private readonly list: ErasureListRepository,
    private readonly audit: RecordAudit,
    private readonly objects: RemoveObjects,
    private readonly copies: ErasureCopies,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async erase({ email, reason, dryRun }: EraseRequest, doer: Doer): Promise<Erasure> {
    const erasure = await this.database.transaction(async (tx) => {
      const ids = await this.persons.find(tx, email);
      const counts = await this.persons.count(tx, ids);
      const erasedAt = dryRun ? null : onlyRow(await tx.query<{ at: Date }>(now)).at;
      const hash = await this.list.hashOf(email, tx);
      if (erasedAt) {
        for (const kind of submissionKinds) await this.submissions.remove(tx, kind, ids[kind]);
        await eraseStrayMails(tx, email);
        await this.list.add([{ addressHash: hash, erasedAt }], tx);
      }
      const action = erasedAt ? 'person.erased' : 'person.erasure-tried';
      const details = { reason, counts, addressHash: hash.toString('hex') };
      await this.audit.record({ action, subjectType: 'person', details, ...doer }, tx);
      return { counts, erasedAt };
    });
    if (erasure.erasedAt) await this.finish();
    return erasure;
  }

  /** The worker repeats what fails here. */
  private async finish(): Promise<void> {
    try {
      await this.objects.removeDue();
      await this.copies.copy();
    } catch (err) {
      this.logger.warn({ err }, 'an erasure is to be finished by the worker');
    }
  }
}
