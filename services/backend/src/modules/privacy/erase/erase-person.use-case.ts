import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChoiceField, FlagField } from '../../../platform/fields/choice-fields.decorator';
import { EmailField } from '../../../platform/fields/email-field.decorator';
import { InjectLogger } from '../../../platform/log/log.module';
import { Storage } from '../../../platform/storage/storage';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { eraseStrayMails } from '../../notifications/erase-mails.use-case';
import { EraseResumes } from '../../resumes/erase-resumes.use-case';
import { submissionKinds } from '../../submissions/kinds.facts';
import { countRecords, findSubmissions, type PersonCounts } from '../person.repository';
import { copyErasures, erasureList } from './erasure-list.repository';
import { removeDueObjects, removeSubmissions } from './remove-submissions';

/** Chosen, not written: a free text about a person would outlive the person's data. */
const erasureReasons = ['asked-for', 'consent-withdrawn', 'under-age', 'not-needed'] as const;

export class PersonRequest {
  @EmailField({ description: 'In any spelling that means the same mailbox.' })
  email: string;
}

export class EraseRequest extends PersonRequest {
  @ChoiceField(erasureReasons)
  reason: (typeof erasureReasons)[number];

  @FlagField({ required: false, description: 'Only count what would go.' })
  dryRun?: boolean;
}

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
    private readonly storage: Storage,
    private readonly resumes: EraseResumes,
    private readonly audit: RecordAudit,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async erase({ email, reason, dryRun }: EraseRequest, doer: Doer): Promise<Erasure> {
    const erasure = await this.database.transaction(async (tx) => {
      const ids = await findSubmissions(tx, email);
      const counts = await countRecords(tx, ids);
      const erasedAt = dryRun ? null : (await erasureList.now(tx)).at;
      const { hash } = await erasureList.hashOf(tx, email);
      if (erasedAt) {
        for (const kind of submissionKinds) await removeSubmissions(tx, this.resumes, kind, ids[kind]);
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
      await removeDueObjects(this.database, this.storage);
      await copyErasures(this.database, this.storage);
    } catch (err) {
      this.logger.warn({ err }, 'an erasure is to be finished by the worker');
    }
  }
}
