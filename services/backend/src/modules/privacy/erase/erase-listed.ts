import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/storage/storage';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { eraseDeliveries, eraseMails } from '../../notifications/erase-mails.use-case';
import { eraseReceived } from '../../received-mails/find-received-mail.use-case';
import { submissionKinds } from '../../submissions/kinds.facts';
import {
  countRecords,
  findErasedMails,
  findErasedSubmissions,
  type MailIds,
  noMails,
  noSubmissions,
  type PersonCounts,
  personCounts,
  type SubmissionIds,
} from '../person.repository';
import { erasureList, type ListedErasure, readCopies, type WrittenErasure } from './erasure-list.repository';
import { removeDueObjects, removeSubmissions } from './remove-submissions';

/** In one transaction, which nobody else's shall wait for long. */
const BATCH = 200;

/**
 * Erases the people again whom a restored backup has brought back: batch by batch, so that no statement takes longer with the
 * number of submissions. It is idempotent, and may be cut short.
 */
@Injectable()
export class EraseListed {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * Erases by what `choose` takes of the entries that were made with this database's key. Counts the entries of the list in
   * storage and of `more`, those that were made with another database's key, so that they match no address here, and the files
   * that storage would not let go: the worker tries again. @throws StorageUnavailable
   */
  async erase(
    more: readonly WrittenErasure[],
    choose: (entries: readonly WrittenErasure[]) => Promise<readonly ListedErasure[]>,
  ) {
    const entries = [...(await readCopies(this.storage)), ...more];
    const { mark } = await erasureList.keyMark(this.database);
    const matching = entries.filter(({ key }) => key === mark);
    const counts = await this.eraseFound(await choose(matching));
    // Not before: an entry in the table says that its erasure is done, also where this was cut short.
    for (const { addressHash, erasedAt } of matching) await erasureList.add(this.database, addressHash, erasedAt);
    const remaining = await removeDueObjects(this.database, this.storage);
    return { entries: entries.length, foreign: entries.length - matching.length, counts, left: remaining };
  }

  private async eraseFound(erasures: readonly ListedErasure[]): Promise<PersonCounts> {
    const counts = await countRecords(this.database, noSubmissions());
    let [ids, mails, size] = [noSubmissions(), noMails(), 0];
    const eraseBatch = async () => {
      const erased = await this.eraseBatch(ids, mails);
      for (const name of personCounts) counts[name] += erased[name];
      [ids, mails, size] = [noSubmissions(), noMails(), 0];
    };
    for await (const { kind, id } of findErasedSubmissions(this.database, erasures)) {
      ids[kind].push(id);
      if (++size === BATCH) await eraseBatch();
    }
    // After them: most mails go with a submission.
    for await (const { kind, id } of findErasedMails(this.database, erasures)) {
      mails[kind].push(id);
      if (++size === BATCH) await eraseBatch();
    }
    if (size > 0) await eraseBatch();
    return counts;
  }

  private eraseBatch(ids: SubmissionIds, mails: MailIds): Promise<PersonCounts> {
    return this.database.transaction(async (tx) => {
      await erasureList.claim(tx);
      const counts = await countRecords(tx, ids, mails);
      for (const kind of submissionKinds) await removeSubmissions(tx, kind, ids[kind]);
      await eraseMails(tx, mails.received);
      await eraseReceived(tx, mails.received);
      await eraseDeliveries(tx, mails.deliveries);
      if (personCounts.some((name) => counts[name] > 0))
        await this.audit.record({ action: 'person.erased-again', subjectType: 'person', details: { counts } }, tx);
      return counts;
    });
  }
}
