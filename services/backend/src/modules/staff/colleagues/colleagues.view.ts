import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** A person to whom applications, or enquiries, are or can be assigned. */
export class ColleagueView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'Meera Iyer' }) name: string;
  @ApiProperty({
    type: Boolean,
    description: 'Whether the person has the role; one who has left it still has records.',
  })
  active: boolean;
}
