import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { type LiveWhat, liveWhats } from './live.facts';

/** One change, as the data of an event `changes` has a list of them. It says what to read again, and nothing of what is in it. */
export class LiveChangeView {
  @ApiProperty({ type: String, description: 'The list below `/api/admin` whose records have changed.' }) of: string;
  @ApiProperty({ enum: liveWhats, enumName: 'LiveWhat' }) what: LiveWhat;
  @ApiProperty({
    type: [String],
    format: 'uuid',
    nullable: true,
    description: 'The ids of these records; null where there are more than 100, or they are not known.',
  })
  ids: string[] | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The `X-Request-Id` of the call that did it, by which a page knows its own; null where none did.',
  })
  request: string | null;
}
