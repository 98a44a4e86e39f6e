import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';

class UndoneRecordView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'application' }) kind: string;
  @ApiProperty({ type: String, nullable: true, example: 'screening', description: 'The stage that it has again.' })
  stage: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'clear', description: 'The standing that it has again.' })
  standing: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The number in its `ETag` now.' })
  version: number | null;
}

/** What stands after an undo. */
export class UndoneView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'move' }) kind: string;
  @ApiProperty({ type: String, format: 'date-time' }) undoneAt: string;
  @ApiProperty({ type: [UndoneRecordView] }) records: UndoneRecordView[];
}

class UndoSubjectView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'application' }) kind: string;
}

const undoKinds = [
  'move',
  'message',
  'judgement',
  'unlink',
  'put-off',
  'assignment',
  'enquiry-assignment',
  'enquiry-state',
  'enquiry-reply',
  'interview',
] as const;

/** An action of the asker that can be taken back now. */
export class OpenUndoView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, enum: undoKinds })
  kind: (typeof undoKinds)[number];
  @ApiProperty({
    type: String,
    description:
      'The stage of a move; the verdict of a judgement; the moment until which an application is put off, or `now`; the name of the person to whom it was assigned, empty for nobody; the state of an enquiry, also after a reply; what was done to an interview: `arranged`, `moved` or `cancelled`.',
    example: 'rejected',
  })
  deed: string;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: String, format: 'date-time' }) until: string;
  @ApiProperty({ type: Number, description: 'Until `until`, in milliseconds, whatever the clock of the asker says.' })
  remainingMs: number;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Asha Verma',
    description: 'Of the person, where the action is about one record.',
  })
  name: string | null;
  @ApiProperty({ type: 'integer', description: 'Events that wait: for a move, each is a mail to an applicant.' })
  mails: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the last of them leaves.' })
  mailsLeaveAt: string | null;
  @ApiProperty({ type: [UndoSubjectView] }) subjects: UndoSubjectView[];
}
