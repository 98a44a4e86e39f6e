import { ApiProperty } from '../../platform/http/api-docs.decorators';
import type { StageMove } from './stage-moves.repository';
import { type Stage, stages } from './stages';

/** One move in the history of an application. */
export class StageMoveView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: stages }) from: Stage;
  @ApiProperty({ enum: stages }) to: Stage;
  @ApiProperty({ type: String, format: 'date-time', description: 'Since when it had been in the stage that it left.' })
  since: string;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'Who moved it.' }) staffId: string;
  @ApiProperty({ type: String, description: 'The name at the time.' }) staffName: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) reasonId: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'In the words of the time.' }) reason: string | null;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty({ type: Boolean, description: 'Whether a mail to the applicant went with it.' }) mailed: boolean;
}

export const toStageMoveView = ({ since, at, ...move }: StageMove): StageMoveView => ({
  _id: move.id,
  ...move,
  since: since.toISOString(),
  at: at.toISOString(),
});
