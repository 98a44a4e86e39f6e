import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ExpectedError } from '../../../platform/http/errors/expected-error';
import { Forbidden } from '../../../platform/http/errors/http.errors';
import { raiseAlarm } from '../../../platform/log/alarm';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { freeKey, noteEnd } from '../message/send-once';
import { bulkDeeds, type WaitingDeed } from './bulk-deeds.repository';
import { CarryOut } from './carry-out';
import type { BulkDeedView } from './matching.view';

/** The job waits longer after each, up to a minute: about five minutes in all. */
const MOST_TRIES = 10;
const FAULT =
  'Nothing was done: it failed ten times, for a fault of this system. Ask for it again later, or for fewer at once.';

/**
 * Carries out a deed that waits, in one transaction with the note that it is done: a deed that is cut short has changed nothing, and
 * one whose job comes twice is done once. A deed that cannot be done is refused, and one that fails each time is given up; the audit
 * log has both.
 */
@Injectable()
export class FinishBulkDeed {
  constructor(
    private readonly database: Database,
    private readonly carryOut: CarryOut,
    private readonly audit: RecordAudit,
    private readonly notifier: OutboxNotifier,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async run({ id }: { id: string }): Promise<void> {
    const waiting = await bulkDeeds.begin(this.database, id);
    if (!waiting) return;
    // The worker of the last try was ended in it, before it could give the deed up.
    if (waiting.tries > MOST_TRIES) return this.giveUp(waiting);
    try {
      await this.carry(waiting);
    } catch (error) {
      if (error instanceof ExpectedError && error.statusCode < 500) {
        await this.end(waiting, 'refused', textOf(error));
        return;
      }
      if (waiting.tries < MOST_TRIES) throw error;
      await this.giveUp(waiting, error);
    }
  }

  /** @throws ExpectedError for what stands in its way */
  private async carry({ id, caller, deed, versions }: WaitingDeed): Promise<void> {
    const mails = await this.carryOut.fillMails(deed, Object.keys(versions));
    await this.database.transaction(async (tx) => {
      const locked = await bulkDeeds.lock(tx, id);
      if (!locked) return;
      if (!locked.askerIsInHr) throw new Forbidden(`Nothing was done: ${caller.actor.name} is not in HR any more.`);
      const { affected, undo, eventIds } = await this.carryOut.run(tx, deed, versions, mails, caller);
      await bulkDeeds.finish(tx, id, affected, undo && JSON.stringify(undo));
      await noteEnd<BulkDeedView>(tx, deed.key, {
        answer: { id, state: 'done', affected, problem: null, undo },
        eventIds,
      });
    });
    this.notifier.notify();
  }

  private async giveUp(waiting: WaitingDeed, err?: unknown): Promise<void> {
    if (!(await this.end(waiting, 'failed', FAULT))) return;
    raiseAlarm(this.logger, 'bulk_deed_failed', 'a deed over many applications was given up', {
      deed: waiting.id,
      err,
    });
  }

  /** @returns whether it was waiting until now; nothing is noted about one that another worker has ended */
  private end({ id, caller, deed, affected }: WaitingDeed, state: 'refused' | 'failed', problem: string) {
    return this.database.transaction(async (tx) => {
      if (!(await bulkDeeds.end(tx, id, state, problem))) return false;
      await freeKey(tx, deed.key);
      const details = { deed: deed.kind, applications: affected, problem };
      await this.audit.record({ action: `bulk-deed.${state}`, subjectType: 'application', details, ...caller }, tx);
      return true;
    });
  }
}

/** The message and its first obstacle, and how many more there are. */
const textOf = ({ message, errors }: ExpectedError): string => {
  const obstacles = Object.values(errors);
  const [first, ...others] = obstacles;
  if (first === undefined) return message;
  return others.length === 0 ? `${message} ${first}` : `${message} ${first} And ${others.length} more.`;
};
