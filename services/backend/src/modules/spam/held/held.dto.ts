import { ChoiceField, IdsField } from '../../../platform/fields/choice-fields.decorator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { mailPurposes, type Recipient } from '../../notifications/find-recipients.use-case';
import {
  heldStandings,
  type Standing,
  type SubmissionKind,
  submissionKinds,
  standings,
} from '../../submissions/kinds.facts';
import { holdReasons } from '../judge/find-hold-reasons';
import { type VerdictName, verdictNames } from './held-filter';

export class JudgeHeldRequest {
  @ChoiceField(verdictNames, {
    wrong: `Must be one of ${verdictNames.join(', ')}.`,
    description: '`release` what is no spam, `discard` what is, or `hold` again what was discarded.',
  })
  verdict: VerdictName;

  @IdsField({ most: 200 })
  ids: string[];
}

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
  @ApiProperty({ enum: holdReasons, isArray: true, description: 'Why it is held.' }) heldFor: string[];
  @ApiProperty({ enum: heldStandings }) standing: (typeof heldStandings)[number];
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: [ReleaseMail], description: 'Who gets a mail when it is released.' })
  releaseMails: ReleaseMail[];
}

/** The result of a judgement. */
export class JudgedView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: submissionKinds }) kind: SubmissionKind;
  @ApiProperty({ enum: standings }) standing: Standing;
}

export type HeldRow = RowOf<Omit<HeldView, 'releaseMails'>, 'createdAt'>;

export const toHeldView = (held: HeldRow, releaseMails: Recipient[]): HeldView => ({ ...toView(held), releaseMails });

export const toJudgedView = (kind: SubmissionKind, id: string, standing: JudgedView['standing']): JudgedView => ({
  _id: id,
  id,
  kind,
  standing,
});
