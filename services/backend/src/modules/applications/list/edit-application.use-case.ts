import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';
import type { ApplicationRow } from './application.view';
import { readApplication, updateApplication } from './applications.admin.repository';
import type { EditApplicationRequest } from './edit-application.dto';

/** `version` is the one that the caller has read, null for any. */
type EditCommand = { id: string; version: number | null; request: EditApplicationRequest };

/** Corrects the position or the years of experience. A save that changes nothing leaves no trace. */
@Injectable()
export class EditApplication {
  constructor(
    private readonly database: Database,
    private readonly formOptions: FindFormOptions,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, ChangedMeanwhile, and ValidationFailed for a position that is not on the form */
  async run({ id, version, request }: EditCommand, caller: Caller): Promise<ApplicationRow> {
    if (request.apply === undefined && request.experience === undefined)
      throw new ValidationFailed({ apply: 'Give a position, or experience.' });
    const positions = await this.formOptions.findKnownPositions();
    return this.database.transaction(async (tx) => {
      const application = await readApplication(tx, id, 'lock');
      if (version !== null && version !== application.version) throw new ChangedMeanwhile();
      const before = { apply: application.apply, experience: application.experience };
      const { apply = before.apply, experience = before.experience } = request;
      const after = { apply, experience: experience.toString() };
      if (apply !== before.apply && !positions.includes(apply))
        throw new ValidationFailed({ apply: 'Choose one of the positions.' });
      if (apply === before.apply && after.experience === before.experience) return application;
      await updateApplication(tx, id, apply, after.experience);
      const subject = { subjectType: 'application', subjectId: id, details: { before, after } } as const;
      await this.audit.record({ action: 'application.edited', ...subject, ...caller }, tx);
      return { ...application, ...after, version: application.version + 1 };
    });
  }
}
