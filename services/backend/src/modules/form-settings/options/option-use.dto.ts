import { IsIn } from 'class-validator';
import { TextField } from '../../../platform/fields/text-field.decorator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

const kinds = ['positions', 'experience'] as const;

export class OptionUseRequest {
  @ApiProperty({ enum: kinds })
  @IsIn(kinds, { message: 'Choose positions or experience.' })
  kind: (typeof kinds)[number];

  @ApiProperty({ type: String, maxLength: 200, example: 'Java Developer' })
  @TextField({ max: 200, missing: 'Name an option.' })
  option: string;
}
