import { Injectable } from '@nestjs/common';
import type { Sql } from '../database/database';
import { statement } from '../database/statement';

export const CHANGES_CHANNEL = 'changes';

const notify = statement('changes.notify', `SELECT pg_notify('${CHANGES_CHANNEL}', $1)`);

/**
 * Tells every process that what it keeps in memory about a topic is out of date. Meant for the rare writes of people: a
 * NOTIFY inside a transaction makes commits wait for one another.
 */
@Injectable()
export class Changes {
  private readonly waiting = new Map<string, (() => void)[]>();

  /** Calls `forget` after every change of the topic, here and in other processes, and whenever one may have been missed. */
  on(topic: string, forget: () => void): void {
    this.waiting.set(topic, [...(this.waiting.get(topic) ?? []), forget]);
  }

  /** Goes out with the commit of the transaction, or never. */
  async announce(topic: string, tx: Sql): Promise<void> {
    await tx.query(notify, [topic]);
  }

  /** What this process has in memory is forgotten at once: whoever wrote shall read what was written. */
  forget(topic: string): void {
    for (const forget of this.waiting.get(topic) ?? []) forget();
  }

  forgetAll(): void {
    for (const topic of this.waiting.keys()) this.forget(topic);
  }
}
