import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

const text =
  'If this address belongs to somebody here, a mail with a link is on its way. The link is good for an hour.';

export class ResetAskedView {
  @ApiProperty({ type: String, example: text }) message: string = text;
}
