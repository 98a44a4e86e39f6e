import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** What has become of a mail to many applicants. */
export class WrittenToApplicantsView {
  @ApiProperty({ type: 'integer', description: 'How many mails leave, one to each application.' }) mails: number;
}
