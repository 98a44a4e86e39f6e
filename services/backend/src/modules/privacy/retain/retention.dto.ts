import { field } from '../../../platform/fields/field.decorator';
import { ruleOf } from '../../../platform/fields/validate-as';
import { type KeepDays, leastDays, retentionKinds } from './retention.repository';

const MOST_DAYS = 36_500;

/** The first fault of the rules, or null. */
function findRetentionFault(rules: unknown): string | null {
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) return 'Give the days to keep, by kind.';
  for (const [kind, count] of Object.entries(rules)) {
    if (!Object.hasOwn(leastDays, kind)) return `${kind.slice(0, 40)} is not among ${retentionKinds.join(', ')}.`;
    const least = leastDays[kind as keyof KeepDays];
    const isFine = count === null || (Number.isInteger(count) && count >= least && count <= MOST_DAYS);
    if (!isFine) return `${kind}: enter whole days from ${least} to ${MOST_DAYS}, or null to keep it for good.`;
  }
  return null;
}

export class ChangeRetentionRequest {
  @field(
    {
      type: 'object',
      additionalProperties: { type: 'integer', nullable: true },
      description: 'Whole days by kind, null for ever. Kinds that are left out stay as they are.',
      example: { application: 180, held: 14 },
    },
    ruleOf('retention', findRetentionFault),
  )
  keepDays: Partial<KeepDays>;
}
