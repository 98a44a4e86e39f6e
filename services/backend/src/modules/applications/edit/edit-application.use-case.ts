import { Injectable } from '@nestjs/common';
import { isUUID, IsString } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { field, ruleOf } from '../../../platform/fields/field.decorator';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';

const MOST_YEARS = 80;

/** One decimal at most, because years are counted to the half. */
const isYears = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= MOST_YEARS && Number(value.toFixed(1)) === value;

const yearsFault = `Enter years from 0 to ${MOST_YEARS}, with one decimal at most, such as 4.5.`;

/** Nothing else of an application can be changed; one of the two is enough. */
export class EditApplicationRequest {
  @field(
    {
      type: String,
      required: false,
      description: 'One of the seven positions or of those of Form Settings; what is there already may stay.',
      example: 'Java Developer',
    },
    IsString({ message: 'Choose a position.' }),
  )
  apply?: string;

  @field(
    {
      type: 'number',
      required: false,
      minimum: 0,
      maximum: MOST_YEARS,
      multipleOf: 0.1,
      example: 4.5,
      description: 'Years, as a number with one decimal at most.',
    },
    // Not class-validator's `IsNumber`, which throws at a number that is written with an exponent, such as 1e-7.
    ruleOf('years', (value) => (isYears(value) ? null : yearsFault)),
  )
  experience?: number;
}

const applications = queries('edit-application', {
  lock: findRow<{ apply: string; experience: string; version: number }, [id: string]>(`
    SELECT apply, experience, version FROM applications WHERE id = $1 FOR UPDATE`),

  update: run<[id: string, apply: string, experience: string]>(`
    UPDATE applications SET apply = $2, experience = $3, version = version + 1 WHERE id = $1`),
});

/** Corrects the position or the years of experience; a save that changes nothing leaves no trace. */
@Injectable()
export class EditApplication {
  constructor(
    private readonly database: Database,
    private readonly formOptions: FindFormOptions,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * @param version the one that the caller has read; null for any
   * @returns the version that it has now
   * @throws NotFound, ValidationFailed, ChangedMeanwhile
   */
  async edit(id: string, given: EditApplicationRequest, version: number | null, doer: Doer): Promise<number> {
    const { apply, experience } = given;
    if (apply === undefined && experience === undefined)
      throw new ValidationFailed({ apply: 'Give a position, or experience.' });
    const known = await this.formOptions.findKnownPositions();
    return this.database.transaction(async (tx) => {
      const found = isUUID(id) ? await applications.lock(tx, id) : undefined;
      if (!found) throw new NotFound('There is no such application.');
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      const { version: current, ...before } = found;
      const after = { apply: apply ?? before.apply, experience: experience?.toString() ?? before.experience };
      if (after.apply !== before.apply && !known.includes(after.apply))
        throw new ValidationFailed({ apply: 'Choose one of the positions.' });
      if (after.apply === before.apply && after.experience === before.experience) return current;
      await applications.update(tx, id, after.apply, after.experience);
      const subject = { subjectType: 'application' as const, subjectId: id, details: { before, after } };
      await this.audit.record({ action: 'application.edited', ...subject, ...doer }, tx);
      return current + 1;
    });
  }
}
