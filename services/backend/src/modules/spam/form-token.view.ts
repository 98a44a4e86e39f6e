import { ApiProperty } from '../../platform/http/api-docs.decorators';

export class FormTokenView {
  @ApiProperty({ type: String, description: 'Send it back as `form_token`, 2 seconds to 24 hours later.' })
  token: string;
}
