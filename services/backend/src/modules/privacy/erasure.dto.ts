import { IsBoolean, IsIn } from 'class-validator';
import { EmailField, LONGEST_MAIL_ADDRESS } from '../../platform/fields/email-field.decorator';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/contract/api-docs.decorators';
import { MayBeAbsent } from '../../platform/fields/plain-text.decorator';

/** Chosen, not written: a free text about a person would outlive the person's data. */
export const erasureReasons = ['asked-for', 'consent-withdrawn', 'under-age', 'not-needed'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

export class PersonRequest {
  @ApiProperty({
    type: String,
    format: 'email',
    maxLength: LONGEST_MAIL_ADDRESS,
    description: 'In any spelling that means the same mailbox.',
  })
  @EmailField()
  email: string;
}

export class EraseRequest extends PersonRequest {
  @ApiProperty({ enum: erasureReasons })
  @IsIn(erasureReasons, { message: `Choose one of ${erasureReasons.join(', ')}.` })
  reason: ErasureReason;

  @ApiPropertyOptional({ type: Boolean, description: 'Only count what would go.' })
  @MayBeAbsent()
  @IsBoolean({ message: 'Must be true or false.' })
  dryRun?: boolean;
}
