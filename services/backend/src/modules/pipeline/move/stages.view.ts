import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { UndoField, type UndoView } from '../../../platform/undo/undo';
import type { RowOf } from '../../../platform/http/listing/to-view';
import { type ApplicationStage, applicationStages } from '../../applications/application.facts';

/** Where an application stands after a move. */
export class MovedApplicationView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: applicationStages }) stage: ApplicationStage;
  @ApiProperty({ type: String, format: 'date-time' }) stageSince: string;
  @ApiProperty({ type: 'integer', description: 'Of the application; the number in its `ETag`.' }) version: number;
  @UndoField() undo: UndoView | null;
  @ApiProperty({
    type: 'integer',
    description: 'Mails to the applicant that waited for their time, and were cancelled by the move.',
  })
  cancelledMails: number;
}

/** One move in the history of an application. */
export class StageMoveView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: applicationStages }) from: ApplicationStage;
  @ApiProperty({ enum: applicationStages }) to: ApplicationStage;
  @ApiProperty({ type: String, format: 'date-time', description: 'Since when it had been in the stage that it left.' })
  since: string;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'Who moved it.' }) staffId: string;
  @ApiProperty({ type: String, description: 'The name at the time.' }) staffName: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) reasonId: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'In the words of the time.' }) reason: string | null;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty({ type: Boolean, description: 'Whether a mail to the applicant went with it.' }) mailed: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it was undone, with its mail.' })
  takenBackAt: string | null;
}

export type StageMove = RowOf<StageMoveView, 'since' | 'at' | 'takenBackAt'>;
export type MovedApplication = RowOf<MovedApplicationView, 'stageSince'>;

/** The mail of a stage, filled in for one applicant. HR may edit `subject` and `text` and send them with the move. */
export class StageMailView {
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String, description: 'What `mail.body` of the move wants.' }) text: string;
  @ApiProperty({ type: String, description: 'The whole mail as it would look.' }) html: string;
}
