import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { RowOf } from '../../../platform/http/listing/to-view';
import { DeliveryView } from '../deliveries/deliveries.view';

/** Which words there are of a mail. */
const wordings = ['as-sent', 'as-written', 'not-kept'] as const;

/** A mail to an applicant: how far it has come, and what it says. */
export class ApplicantMailView extends DeliveryView {
  @ApiProperty({
    enum: wordings,
    description:
      'as-sent: as the mail server got it. as-written: as HR wrote it, because it has not left, or left before texts were kept. not-kept: an automatic mail that has not left, or left before that.',
  })
  wording: (typeof wordings)[number];
  @ApiProperty({ type: String, nullable: true }) subject: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The plain text. A link that only the applicant may have is left out.',
  })
  text: string | null;
}

export type ApplicantMail = RowOf<ApplicantMailView, 'againAt' | 'createdAt' | 'sentAt' | 'leavesAt'>;
