import { IsUUID } from 'class-validator';
import { ApiProperty } from '../../platform/http/api-docs.decorators';

export class LinkDuplicateRequest {
  @ApiProperty({ type: String, format: 'uuid', description: 'The other application.' })
  @IsUUID(undefined, { message: 'Give the id of the other application.' })
  id: string;
}
