import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/storage/storage';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { eraseDeliveries, eraseMails } from '../../notifications/erase-mails.use-case';
import { eraseReceived } from '../../received-mails/find-received-mail.use-case';
import { submissionKinds, submissions } from '../../submissions/kinds.facts';
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
    const chosen = await choose(matching);
    const counts = await this.eraseSubmissions(chosen);
    // After them: most mails go with a submission.
    const mails = await this.eraseMails(chosen);
    for (const name of personCounts) counts[name] += mails[name];
    // Not before: an entry in the table says that its erasure is done, also where this was cut short.
    for (const { addressHash, erasedAt } of matching) await erasureList.add(this.database, addressHash, erasedAt);
    const remaining = await removeDueObjects(this.database, this.storage);
    return { entries: entries.length, foreign: entries.length - matching.length, counts, left: remaining };
  }

  private async eraseSubmissions(erasures: readonly ListedErasure[]): Promise<PersonCounts> {
    const counts = await countRecords(this.database, noSubmissions());
    let [batch, size] = [noSubmissions(), 0];
    const eraseBatch = async () => {
      const erased = await this.eraseBatch(batch);
      for (const name of personCounts) counts[name] += erased[name];
      [batch, size] = [noSubmissions(), 0];
    };
    for await (const { kind, id } of findErasedSubmissions(this.database, erasures)) {
      batch[kind].push(id);
      size += 1;
      if (size === BATCH) await eraseBatch();
    }
    if (size > 0) await eraseBatch();
    return counts;
  }

  private eraseBatch(ids: SubmissionIds): Promise<PersonCounts> {
    return this.database.transaction(async (tx) => {
      await erasureList.claim(tx);
      const counts = await countRecords(tx, ids);
      for (const kind of submissionKinds) await removeSubmissions(tx, kind, ids[kind]);
      if (submissionKinds.some((kind) => counts[submissions[kind].countName] > 0))
        await this.audit.record({ action: 'person.erased-again', subjectType: 'person', details: { counts } }, tx);
      return counts;
    });
  }

  /** Those of the people in the conversations of others, and records of mails to them. */
  private async eraseMails(erasures: readonly ListedErasure[]): Promise<PersonCounts> {
    const counts = await countRecords(this.database, noSubmissions());
    let [batch, size] = [noMails(), 0];
    const eraseBatch = async () => {
      const erased = await this.eraseMailBatch(batch);
      counts.receivedMails += erased.receivedMails;
      counts.deliveries += erased.deliveries;
      [batch, size] = [noMails(), 0];
    };
    for await (const { kind, id } of findErasedMails(this.database, erasures)) {
      batch[kind].push(id);
      size += 1;
      if (size === BATCH) await eraseBatch();
    }
    if (size > 0) await eraseBatch();
    return counts;
  }

  private eraseMailBatch({ received, deliveries }: MailIds) {
    return this.database.transaction(async (tx) => {
      await erasureList.claim(tx);
      await eraseMails(tx, received);
      const counts = {
        receivedMails: await eraseReceived(tx, received),
        deliveries: await eraseDeliveries(tx, deliveries),
      };
      if (counts.receivedMails + counts.deliveries > 0)
        await this.audit.record({ action: 'person.erased-again', subjectType: 'person', details: { counts } }, tx);
      return counts;
    });
  }
}
