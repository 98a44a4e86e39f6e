import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { field, ruleOf } from '../../platform/fields/text-field.decorator';
import { findRetentionFault, type KeepDays } from './retention-rules';

const RetentionField = () => field(ruleOf('retention', findRetentionFault));

export class ChangeRetentionRequest {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer', nullable: true },
    description: 'Whole days by kind, null for ever. Kinds that are left out stay as they are.',
    example: { application: 180, held: 14 },
  })
  @RetentionField()
  keepDays: Partial<KeepDays>;
}
