import { IsIn, IsObject, IsUUID } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/api-docs.decorators';
import { MayBeAbsent } from '../../platform/http/may-be-absent.decorator';
import { PlainText } from '../../platform/http/plain-text.decorator';
import { StageMailRequest } from './stage-mail.dto';
import { type Stage, stages } from './stages';
import { Nested } from '../../platform/fields/tidied.decorator';

const LONGEST_MOVE_NOTE = 1000;

export class MoveApplicationRequest {
  @ApiProperty({ enum: stages })
  @IsIn(stages, { message: `Must be one of ${stages.join(', ')}.` })
  stage: Stage;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'The id of a rejection reason that is in use. Needed for `rejected`, refused for any other stage.',
  })
  @MayBeAbsent()
  @IsUUID('all', { message: 'Choose a reason from the list.' })
  reason?: string;

  @ApiPropertyOptional({ type: String, maxLength: LONGEST_MOVE_NOTE, description: 'Why, in your own words.' })
  @MayBeAbsent()
  @PlainText({ max: LONGEST_MOVE_NOTE })
  note?: string;

  @ApiPropertyOptional({ type: StageMailRequest, description: 'A mail to the applicant, as HR has seen it.' })
  @MayBeAbsent()
  @IsObject({ message: 'Give subject and body.' })
  @Nested(StageMailRequest)
  mail?: StageMailRequest;
}
