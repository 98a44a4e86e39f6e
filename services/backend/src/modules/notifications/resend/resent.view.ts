import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

export class ResentView {
  @ApiProperty({ type: Number, description: 'Mails that are pending now.' }) resent: number;
  @ApiProperty({ type: Number, description: 'Mails that one call more sends again: each takes a thousand at most.' })
  left: number;
  @ApiProperty({ type: Number, description: 'Mails that failed and were left out, because they are switched off.' })
  off: number;
}
