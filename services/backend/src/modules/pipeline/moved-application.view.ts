import { ApiProperty } from '../../platform/http/api-docs.decorators';
import type { MovedApplication } from './stage-moves.repository';
import { type Stage, stages } from './stages';

/** Where an application stands after a move. */
export class MovedApplicationView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: stages }) stage: Stage;
  @ApiProperty({ type: String, format: 'date-time' }) stageSince: string;
  @ApiProperty({ type: 'integer', description: 'Of the application; the number in its `ETag`.' }) version: number;
}

export const toMovedApplicationView = ({ id, stage, stageSince, version }: MovedApplication): MovedApplicationView => ({
  _id: id,
  id,
  stage,
  stageSince: stageSince.toISOString(),
  version,
});
