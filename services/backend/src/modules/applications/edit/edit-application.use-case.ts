import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { FindKnownPositions } from '../../form-settings/options/find-form-options.use-case';
import type { EditApplicationRequest } from './edit-application.dto';
import { ApplicationsAdminRepository } from '../list/applications.admin.repository';

/** Corrects the position or the years of experience; a save that changes nothing leaves no trace. */
@Injectable()
export class EditApplication {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationsAdminRepository,
    private readonly positions: FindKnownPositions,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * @param version what the caller has read; null for any
   * @returns the version that it has now
   * @throws NotFound, ValidationFailed, ChangedMeanwhile
   */
  async edit(id: string, given: EditApplicationRequest, version: number | null, doer: Doer): Promise<number> {
    const { apply, experience } = given;
    if (apply === undefined && experience === undefined)
      throw new ValidationFailed({ apply: 'Give a position, or experience.' });
    const known = await this.positions.find();
    return this.database.transaction(async (tx) => {
      const found = isUUID(id) ? await this.applications.lock(tx, id) : null;
      if (!found) throw new NotFound('There is no such application.');
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      const before = { apply: found.apply, experience: found.experience };
      const after = { apply: apply ?? before.apply, experience: experience?.toString() ?? before.experience };
      if (after.apply !== before.apply && !known.includes(after.apply))
        throw new ValidationFailed({ apply: 'Choose one of the positions.' });
      if (after.apply === before.apply && after.experience === before.experience) return found.version;
      const now = await this.applications.update(tx, id, after);
      const subject = { subjectType: 'application', subjectId: id, details: { before, after } };
      await this.audit.record({ action: 'application.edited', ...subject, ...doer }, tx);
      return now;
    });
  }
}
