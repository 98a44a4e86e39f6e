import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { MoveApplicationRequest } from './move-application.dto';

const MOST_MOVES = 200;

const ids = { message: `Give a list of 1 to ${MOST_MOVES} different ids.` };

export class MoveApplicationsRequest extends MoveApplicationRequest {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MOST_MOVES, uniqueItems: true })
  @IsUUID('all', { ...ids, each: true })
  @ArrayUnique((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id), ids)
  @ArrayMaxSize(MOST_MOVES, ids)
  @ArrayMinSize(1, ids)
  @IsArray(ids)
  ids: string[];
}
