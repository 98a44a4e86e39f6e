import { Injectable, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { InjectLogger } from '../../../platform/log/log.module';
import { Storage } from '../../../platform/storage/storage';
import { StorageModule } from '../../../platform/storage/storage.module';
import { storedObjects } from '../../resumes/resumes.facts';
import { AuditModule } from '../../audit/audit.module';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { eraseStrayMails } from '../../notifications/erase-mails.use-case';
import { EraseResumes } from '../../resumes/erase-resumes.use-case';
import { submissionKinds, submissions } from '../../submissions/kinds.facts';
import {
  countRecords,
  findErasedSubmissions,
  findSubmissions,
  noSubmissions,
  type PersonCounts,
  personCounts,
  type SubmissionIds,
} from '../person.repository';
import {
  copyErasures,
  erasureList,
  type ListedErasure,
  readCopies,
  type WrittenErasure,
} from './erasure-list.repository';
import { removeDueObjects, removeErasedObjects, removeSubmissions } from './remove-submissions';

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

  /** Returns what went, or would go by a `dryRun`, and when: null when it was only tried. */
  async erase({ email, reason, dryRun }: { email: string; reason: string; dryRun?: boolean }, caller: Caller) {
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
      await this.audit.record({ action, subjectType: 'person', details, ...caller }, tx);
      return { counts, erasedAt };
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

/** In one transaction, which nobody else's shall wait for long. */
const BATCH = 200;

/**
 * Erases the people again whom a restored backup has brought back: batch by batch, so that no statement takes longer with the
 * number of submissions. It is idempotent, and may be cut short.
 */
@Injectable()
export class EraseAgain {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly resumes: EraseResumes,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * Erases by those entries that the database does not know as erased; without any it looks at no submission. Counts
   * the entries of the list in storage and of the given one, those that were made with another database's key, so that
   * they match no address here, and the files that storage would not let go: the worker tries again. @throws StorageUnavailable
   */
  async run(given: readonly WrittenErasure[] = []) {
    return this.eraseBy(given, (own) =>
      erasureList.findUnknown(
        this.database,
        own.map(({ addressHash }) => addressHash),
        own.map(({ erasedAt }) => erasedAt),
      ),
    );
  }

  /**
   * The same by all that the database itself knows, too, in case a part of it was restored; and then files of erased people that a
   * backup of the storage has brought back: it looks at each file's name.
   */
  async runWithFiles(given: readonly WrittenErasure[] = []) {
    const done = await this.eraseBy(given, async (own) => [...(await erasureList.readAll(this.database)), ...own]);
    return { ...done, files: await removeErasedObjects(this.storage, this.resumes) };
  }

  private async eraseBy(
    given: readonly WrittenErasure[],
    choose: (own: readonly WrittenErasure[]) => Promise<ListedErasure[]>,
  ) {
    const entries = [...(await readCopies(this.storage)), ...given];
    const { mark } = await erasureList.keyMark(this.database);
    const own = entries.filter(({ key }) => key === mark);
    const counts = await this.eraseListed(await choose(own));
    // Not before: an entry in the table says that its erasure is done, also where this was cut short.
    for (const { addressHash, erasedAt } of own) await erasureList.add(this.database, addressHash, erasedAt);
    const left = await removeDueObjects(this.database, this.storage);
    return { entries: entries.length, foreign: entries.length - own.length, counts, left };
  }

  private async eraseListed(erasures: readonly ListedErasure[]): Promise<PersonCounts> {
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
      for (const kind of submissionKinds) await removeSubmissions(tx, this.resumes, kind, ids[kind]);
      if (submissionKinds.some((kind) => counts[submissions[kind].countName] > 0))
        await this.audit.record({ action: 'person.erased-again', subjectType: 'person', details: { counts } }, tx);
      return counts;
    });
  }
}

/** The modules of `make erase-again`. */
@Module({ imports: [StorageModule.forRoot(storedObjects), AuditModule], providers: [EraseResumes, EraseAgain] })
export class PrivacyCommandModule {}
