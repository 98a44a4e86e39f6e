import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ExpectedError } from '../../../platform/http/errors/expected-error';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { bulkDeeds } from './bulk-deeds.repository';
import { CarryOut } from './carry-out';

/**
 * Carries out a deed that waits, in one transaction with the note that it is done: cut short, nothing of it has happened, and repeated,
 * it happens once.
 */
@Injectable()
export class FinishBulkDeed {
  constructor(
    private readonly database: Database,
    private readonly carryOut: CarryOut,
    private readonly notifier: OutboxNotifier,
  ) {}

  async run({ id }: { id: string }): Promise<void> {
    const waiting = await bulkDeeds.read(this.database, id);
    if (!waiting) return;
    const { caller, deed, versions } = waiting;
    try {
      const mails = await this.carryOut.fill(deed, Object.keys(versions));
      await this.database.transaction(async (tx) => {
        if (!(await bulkDeeds.lock(tx, id))) return;
        const undo = await this.carryOut.run(tx, deed, versions, mails, caller);
        await bulkDeeds.finish(tx, id, undo && JSON.stringify(undo));
      });
      this.notifier.notify();
    } catch (error) {
      if (!(error instanceof ExpectedError) || error.statusCode >= 500) throw error;
      await bulkDeeds.refuse(this.database, id, textOf(error));
    }
  }
}

/** The message and its first obstacle, and how many more there are. */
const textOf = ({ message, errors }: ExpectedError): string => {
  const obstacles = Object.values(errors);
  const [first, ...others] = obstacles;
  if (first === undefined) return message;
  return others.length === 0 ? `${message} ${first}` : `${message} ${first} And ${others.length} more.`;
};
