import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database, type Sql } from '../../platform/database/database';
import { expectedError } from '../../platform/http/errors/expected-error';
import { Forbidden, NotFound } from '../../platform/http/errors/http.errors';
import { forgetUndone } from '../../platform/idempotency/kept-claims';
import { type HeldEvent, Outbox, OutboxNotifier } from '../../platform/outbox/outbox';
import { endAction, findAction, lockAction, type UndoableAction } from '../../platform/undo/undo';
import { type LockedSubject, UndoTakers } from '../../platform/undo/undo-takers';
import { formatMoment } from '../../platform/wall-clock';
import { findLastChange } from '../audit/find-last-change.use-case';
import type { UndoneView } from './undo.view';

class CannotUndo extends expectedError(409, 'cannot_undo', 'This cannot be taken back any more.', {
  when: 'Nothing was taken back: the time is over, a mail has left, somebody changed a record since, or it was erased. `errors` names the records.',
}) {}

type Subject = UndoableAction['subjects'][number];

/**
 * Takes back what a person has done, in one transaction: the records are as before, and the mails that wait are gone. A mail that the
 * relay has taken cannot be taken back, and neither can a record that was changed since; then nothing is.
 */
@Injectable()
export class TakeBack {
  constructor(
    private readonly database: Database,
    private readonly takers: UndoTakers,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, also for what another person has done; Forbidden; CannotUndo */
  async run({ id }: { id: string }, caller: Caller): Promise<UndoneView> {
    const undone = await this.database.transaction((tx) => this.takeBack(tx, id, caller));
    // A mail that the action had cancelled may be due by now.
    this.notifier.notify();
    return undone;
  }

  /** Locks in the order of an erasure: records, and then what hangs on them. */
  private async takeBack(tx: Sql, id: string, caller: Caller): Promise<UndoneView> {
    const { id: staffId, role } = caller.actor;
    const found = isUUID(id) ? await findAction(tx, id, staffId) : undefined;
    if (!found) throw new NotFound('You have done nothing that could be taken back here.');
    if (found.role !== role) throw new Forbidden();
    const taker = this.takers.of(found.kind);
    const locked = await taker.lock(tx, found.subjects);
    await lockAction(tx, id);
    const action = (await findAction(tx, id, staffId)) ?? found;
    const events = await this.outbox.lockAll(
      tx,
      action.subjects.flatMap(({ eventIds }) => eventIds),
    );
    await this.check(tx, action, locked, events);
    const records = await taker.takeBack(tx, action.subjects, caller);
    await this.outbox.remove(
      tx,
      events.map((event) => event.id),
    );
    // Asked for once more under its key, it is done once more.
    await forgetUndone(tx, id);
    const undoneAt = await endAction(tx, action, records);
    return { id, kind: action.kind, undoneAt: undoneAt.toISOString(), records };
  }

  /** @throws CannotUndo */
  private async check(tx: Sql, action: UndoableAction, locked: LockedSubject[], events: HeldEvent[]): Promise<void> {
    if (action.undoneAt) throw new CannotUndo(`You took this back ${this.at(action.undoneAt)}.`);
    const errors: Record<string, string> = {};
    for (const subject of action.subjects) {
      const record = locked.find(({ id }) => id === subject.id);
      const obstacle = await this.obstacleOf(tx, action, subject, record, events);
      if (obstacle) errors[subject.id] = record ? `${record.name}: ${obstacle}` : obstacle;
    }
    const obstacles = Object.values(errors);
    if (obstacles.length > 0) throw new CannotUndo(`Nothing was taken back. ${textOf(obstacles)}`, { errors });
    // A mail that still waits can be stopped, however late the word comes.
    if (action.isOver && events.length === 0)
      throw new CannotUndo(
        `This could be taken back until ${formatMoment(action.until, this.config.COMPANY_TIME_ZONE)}.`,
      );
  }

  private async obstacleOf(
    tx: Sql,
    { id: actionId }: UndoableAction,
    { id, kind, eventIds, erasedAt, erasedBy }: Subject,
    record: LockedSubject | undefined,
    events: HeldEvent[],
  ): Promise<string | null> {
    if (erasedAt) return `${erasedBy} erased this person ${this.at(new Date(erasedAt))}.`;
    if (!record) return 'The record is gone.';
    const left = events.find((event) => event.hasLeft && eventIds.includes(event.id));
    if (left) return `The mail left ${this.at(left.leftAt)}.`;
    if (record.isAsLeft) return null;
    const change = await findLastChange(tx, kind, id, actionId);
    return change ? `${change.actorName} changed it ${this.at(change.at)}.` : 'It was changed meanwhile.';
  }

  private readonly at = (moment: Date) => `on ${formatMoment(moment, this.config.COMPANY_TIME_ZONE)}`;
}

const textOf = ([first = '', ...others]: string[]) =>
  others.length === 0 ? first : `${first} And ${others.length} more cannot be taken back.`;
