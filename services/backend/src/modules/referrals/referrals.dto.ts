import { IdField } from '../../platform/fields/choice-fields.decorator';
import { PlainText } from '../../platform/fields/text-field.decorator';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';

export class CreateReferralRequest {
  @IdField({ wrong: 'Must be the id of a job post.', description: 'The job post that the link leads to.' })
  jobPost: string;

  @PlainText({ maxLength: 120, description: 'Of the colleague who refers people.' })
  name: string;
}

/** A link by which a colleague refers people to a job post. */
export class ReferralView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The id of the job post.' }) jobPost: string;
  @ApiProperty({ type: String, example: 'Asha Rao', description: 'Of the colleague.' }) name: string;
  @ApiProperty({ type: String, example: 'r-7k3m2qxw9t' }) code: string;
  @ApiProperty({
    type: String,
    format: 'uri',
    example: 'https://www.company.example/career/cook?ref=r-7k3m2qxw9t',
    description: 'What the colleague passes on.',
  })
  address: string;
  @ApiProperty({ type: 'integer', description: 'How many came by it, without what is held or discarded.' })
  applications: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since then applications do not count for it; the address still leads to the post.',
  })
  withdrawnAt: string | null;
}
