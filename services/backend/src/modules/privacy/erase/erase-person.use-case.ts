import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { InjectLogger } from '../../../platform/log/log.module';
import { replyMailbox } from '../../../platform/mailbox/mailbox-address';
import { Storage } from '../../../platform/storage/storage';
import { markErased } from '../../../platform/undo/undo';
import { findNewestErasure } from '../../audit/erasures/read-erasures.use-case';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { eraseReceivedFrom } from '../../received-mails/find-received-mail.use-case';
import { eraseMails, eraseStrayMails } from '../../notifications/erase-mails.use-case';
import { submissionKinds } from '../../submissions/kinds.facts';
import { countRecords, findMails, findSubmissions, type PersonCounts } from '../person.repository';
import { copyErasures, erasureList } from './erasure-list.repository';
import { removeDueObjects, removeSubmissions } from './remove-submissions';

type EraseCommand = { email: string; reason: string; dryRun?: boolean };
type Erasure = {
  counts: PersonCounts;
  erasedAt: Date | null;
  certificateId: string | null;
  /** The address of the mailbox of replies, in which mails of the person stay; null without one. */
  mailbox: string | null;
};

/**
 * Erases everything that is held about the owner of an address. The database is clean when this returns; files in a storage
 * that is unavailable follow later. Only a keyed hash of the address and counts stay, which identify no person.
 */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Returns what went, or would go by a `dryRun`, when, and the id of its certificate: both null when it was only tried. */
  async run({ email, reason, dryRun }: EraseCommand, caller: Caller): Promise<Erasure> {
    const mailbox = replyMailbox(this.config);
    const erasure = await this.database.transaction(async (tx) => {
      const ids = await findSubmissions(tx, email);
      const mails = await findMails(tx, email);
      const counts = await countRecords(tx, ids, mails);
      const erasedAt = dryRun ? null : (await erasureList.now(tx)).at;
      const { hash } = await erasureList.hashOf(tx, email);
      if (erasedAt) {
        for (const kind of submissionKinds) await removeSubmissions(tx, kind, ids[kind]);
        await markErased(tx, Object.values(ids).flat(), caller.actor.name);
        await eraseStrayMails(tx, email);
        // What colleagues were told of the person's mails in the conversations of others.
        await eraseMails(tx, mails.received);
        await eraseReceivedFrom(tx, email);
        await erasureList.add(tx, hash, erasedAt);
      }
      const action = erasedAt ? 'person.erased' : 'person.erasure-tried';
      const addressHash = hash.toString('hex');
      const details = { reason, counts, addressHash, ...(erasedAt && { erasedAt }), ...(mailbox && { mailbox }) };
      await this.audit.record({ action, subjectType: 'person', details, ...caller }, tx);
      const certificateId = erasedAt ? (await findNewestErasure(tx, addressHash)).id : null;
      return { counts, erasedAt, certificateId, mailbox };
    });
    if (!erasure.erasedAt) return erasure;
    // The worker repeats a step that fails here.
    try {
      await removeDueObjects(this.database, this.storage);
      await copyErasures(this.database, this.storage);
    } catch (err) {
      this.logger.warn({ err }, 'an erasure is to be finished by the worker');
    }
    return erasure;
  }
}
