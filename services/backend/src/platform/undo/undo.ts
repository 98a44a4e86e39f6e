import { Global, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Caller } from '../access/access.decorators';
import { type Config, InjectConfig } from '../config/config.module';
import type { Sql } from '../database/database';
import { ApiProperty } from '../http/contract/api-docs.decorators';
import { Outbox } from '../outbox/outbox';
import {
  type OpenAction,
  type UndoableAction,
  type UndoableSubject,
  undoable,
  versionsToFollow,
} from './undo.repository';
import { type TakenBack, UndoTakers } from './undo-takers';

export type { OpenAction, UndoableAction, UndoableSubject };

/** By what an action can be taken back, and until when. */
export class UndoView {
  @ApiProperty({ type: String, format: 'uuid', description: 'For `POST /api/admin/undo/{id}`.' }) id: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'Until then; its mails wait as long.' })
  until: string;
  @ApiProperty({ type: Number, description: 'Until then, in milliseconds, whatever the clock of the asker says.' })
  remainingMs: number;
}

/** In the answer of each action that can be taken back. */
export const UndoField = () =>
  ApiProperty({
    type: UndoView,
    nullable: true,
    description: 'Null where nothing can be taken back. Of many records, all have the same.',
  });

interface NewAction {
  /** The kind that its taker has. */
  kind: string;
  deed: string;
  subjects: readonly UndoableSubject[];
}

/** Writes down what a person does, so that it can be taken back. */
@Injectable()
export class UndoableActions {
  constructor(
    private readonly outbox: Outbox,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * In the transaction of the action, and last in it: the events of its subjects are held back until its time is over. Null where
   * `UNDO_SECONDS` is 0: then they leave at once, and nothing is written down.
   */
  async record(
    tx: Sql,
    { kind, deed, subjects }: NewAction,
    { actor }: Pick<Caller, 'actor'>,
  ): Promise<UndoView | null> {
    const seconds = this.config.UNDO_SECONDS;
    if (seconds === 0 || subjects.length === 0) return null;
    await undoable.forgetOld(tx);
    const { id, until } = await undoable.add(tx, actor.id, actor.role, kind, deed, seconds);
    await undoable.addSubjects(tx, id, JSON.stringify(subjects));
    const eventIds = subjects.flatMap((subject) => subject.eventIds);
    if (eventIds.length > 0) await this.outbox.hold(tx, eventIds, until);
    return { id, until: until.toISOString(), remainingMs: seconds * 1_000 };
  }
}

/** Notes that records are erased, in the transaction that does it. An undo that comes later can say by whom. */
export const markErased = undoable.markErased;

/** Of this person alone. */
export const findAction = undoable.find;
export const listOpenActions = undoable.listOpen;
export const lockAction = undoable.lock;

/** For an action that was taken back, with its records as they are now. @returns when that was */
export async function endAction(
  tx: Sql,
  { id, subjects }: UndoableAction,
  records: readonly TakenBack[],
): Promise<Date> {
  const changed = records.flatMap((record) => {
    const before = subjects.find((subject) => subject.id === record.id)?.versionBefore ?? null;
    return before === null || record.version === null ? [] : [{ id: record.id, before, after: record.version }];
  });
  await undoable.followVersions(tx, versionsToFollow(changed));
  return (await undoable.end(tx, id)).undoneAt;
}

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [UndoableActions, UndoTakers],
  exports: [UndoableActions, UndoTakers],
})
export class UndoableModule {}
