import { IsIn } from 'class-validator';
import { IdsField } from '../../../platform/fields/ids-field.decorator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type VerdictName, verdictNames } from '../verdicts';

const MOST_JUDGED = 200;

export class JudgeHeldRequest {
  @ApiProperty({
    enum: verdictNames,
    description: '`release` what is no spam, `discard` what is, or `hold` again what was discarded.',
  })
  @IsIn(verdictNames, { message: `Must be one of ${verdictNames.join(', ')}.` })
  verdict: VerdictName;

  @IdsField({ most: MOST_JUDGED })
  ids: string[];
}
