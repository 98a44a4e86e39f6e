import { IdsField } from '../../platform/fields/ids-field.decorator';
import { field, ruleOf } from '../../platform/fields/text-field.decorator';
import { ApiPropertyOptional } from '../../platform/http/api-docs.decorators';
import { MayBeAbsent } from '../../platform/http/may-be-absent.decorator';
import { MoveApplicationRequest } from './move-application.dto';
import { findVersionsFault, MOST_MOVES } from './seen-versions';

export class MoveApplicationsRequest extends MoveApplicationRequest {
  @IdsField({ most: MOST_MOVES })
  ids: string[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 1 },
    description: 'By id, the version that was read: what has another one by now stands in the way.',
    example: { '0198c5a4-0000-7000-8000-000000000001': 3 },
  })
  @field(MayBeAbsent(), ruleOf('versions', findVersionsFault))
  versions?: Record<string, number>;
}
