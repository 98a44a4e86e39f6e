import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** Where a test mail goes. */
export class TestMailView {
  @ApiProperty({ type: String, format: 'email', description: 'The address of the caller.' }) to: string;
}
