import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { UndoableActions, type UndoView } from '../../../platform/undo/undo';
import { RecordAudit } from '../../audit/record-audit.use-case';
import type { ApplicationRow } from '../list/application.view';
import { readApplication } from '../list/applications.admin.repository';
import { putOff } from './put-off.repository';

/** The kind of action that `TakeBackPutOff` takes back; its deed is the moment, or `now` for one that is had back. */
export const PUT_OFF = 'put-off';

/** `until` is a day in the company's zone, null for now; `version` is the one that the caller has read, null for any. */
type PutOffCommand = { id: string; version: number | null; until: string | null };

/**
 * Puts an application off until a day: the lists leave it out, and have it again by themselves at that day's start. A move ends it
 * earlier.
 */
@Injectable()
export class PutOff {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly undoable: UndoableActions,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, ChangedMeanwhile, and ValidationFailed for a day that is past or beyond a year */
  async run(
    { id, version, until }: PutOffCommand,
    caller: Caller,
  ): Promise<ApplicationRow & { undo: UndoView | null }> {
    return this.database.transaction(async (tx) => {
      const application = await readApplication(tx, id, 'lock');
      if (version !== null && version !== application.version) throw new ChangedMeanwhile();
      const day = until === null ? null : await putOff.startOf(tx, until, this.config.COMPANY_TIME_ZONE);
      if (day && !day.isToCome) throw new ValidationFailed({ until: 'Choose a day from tomorrow on, within a year.' });
      const laterUntil = day?.moment ?? null;
      await putOff.set(tx, id, laterUntil);
      const details = { before: { laterUntil: application.laterUntil }, after: { laterUntil } };
      const subject = { subjectType: 'application', subjectId: id, details } as const;
      await this.audit.record({ action: 'application.put-off', ...subject, ...caller }, tx);
      const before = { laterUntil: application.laterUntil?.toISOString() ?? null };
      const versions = { versionBefore: application.version, versionAfter: application.version + 1 };
      const changed = { kind: 'application', id, before, ...versions, eventIds: [] };
      const action = { kind: PUT_OFF, deed: laterUntil?.toISOString() ?? 'now', subjects: [changed] };
      const undo = await this.undoable.record(tx, action, caller);
      return { ...application, laterUntil, version: application.version + 1, undo };
    });
  }
}
