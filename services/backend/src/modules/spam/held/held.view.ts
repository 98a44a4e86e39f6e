import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { RowOf } from '../../../platform/http/listing/to-view';
import { UndoField, type UndoView } from '../../../platform/undo/undo';
import { mailPurposes, type Recipient } from '../../notifications/find-recipients.use-case';
import { heldStandings, standings, type SubmissionKind, submissionKinds } from '../../submissions/kinds.facts';
import { signNames } from '../judge/signs.facts';

class ReleaseMail implements Recipient {
  @ApiProperty({ type: String, format: 'email' }) to: string;
  @ApiProperty({ enum: mailPurposes }) purpose: Recipient['purpose'];
}

/** A submission that waits for a person to say whether it is spam. */
export class HeldView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: submissionKinds }) kind: SubmissionKind;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ type: String, nullable: true, description: 'The first 300 characters of what the sender wrote.' })
  excerpt: string | null;
  @ApiProperty({ enum: signNames, isArray: true, description: 'Why it is held.' }) heldFor: string[];
  @ApiProperty({ enum: heldStandings }) standing: (typeof heldStandings)[number];
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: [ReleaseMail], description: 'Who gets a mail when it is released.' })
  releaseMails: ReleaseMail[];
}

export type HeldRow = RowOf<Omit<HeldView, 'releaseMails'>, 'createdAt'>;

export type ShownHeld = RowOf<HeldView, 'createdAt'>;

export class JudgedView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: submissionKinds }) kind: SubmissionKind;
  @ApiProperty({ enum: standings }) standing: (typeof standings)[number];
  @UndoField() undo: UndoView | null;
}
