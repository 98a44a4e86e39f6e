import { ChoiceField, FlagField } from '../../platform/fields/choice-fields.decorator';
import { EmailField } from '../../platform/fields/form-field.decorator';

/** Chosen, not written: a free text about a person would outlive the person's data. */
export const erasureReasons = ['asked-for', 'consent-withdrawn', 'under-age', 'not-needed'] as const;

export type ErasureReason = (typeof erasureReasons)[number];

export class PersonRequest {
  @EmailField({ description: 'In any spelling that means the same mailbox.' })
  email: string;
}

export class EraseRequest extends PersonRequest {
  @ChoiceField(erasureReasons)
  reason: ErasureReason;

  @FlagField({ required: false, description: 'Only count what would go.' })
  dryRun?: boolean;
}
