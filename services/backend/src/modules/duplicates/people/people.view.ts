import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** A person who has sent several of some applications, or of some enquiries. */
export class SeveralOfOneView {
  @ApiProperty({ type: [String], format: 'uuid', description: 'Of these, newest first.' }) ids: string[];
  @ApiProperty({ type: String, description: 'As in the newest of them.' }) name: string;
  @ApiProperty({ type: String, format: 'email', description: 'As in the newest of them.' }) email: string;
}
