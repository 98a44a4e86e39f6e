import { IsIn, IsObject, IsString } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/api-docs.decorators';
import { MayBeAbsent } from '../../platform/http/may-be-absent.decorator';
import { type Stage, stages } from './stages';
import { Nested } from '../../platform/fields/tidied.decorator';

const text = { message: 'Give a text.' };

/** A mail that goes with a move. Each `{{name}}`, `{{position}}`, `{{reference}}` and `{{company}}` is filled in. */
export class StageMailRequest {
  @ApiProperty({ type: String, maxLength: 300, description: 'One line.' })
  @IsString(text)
  subject: string;

  @ApiProperty({ type: String, maxLength: 10_000, description: 'Plain text.' })
  @IsString(text)
  body: string;
}

export class PreviewStageMailRequest {
  @ApiProperty({ enum: stages })
  @IsIn(stages, { message: `Must be one of ${stages.join(', ')}.` })
  stage: Stage;

  @ApiPropertyOptional({
    type: StageMailRequest,
    description: 'The text as HR has edited it, instead of the stage’s own.',
  })
  @MayBeAbsent()
  @IsObject({ message: 'Give subject and body.' })
  @Nested(StageMailRequest)
  mail?: StageMailRequest;
}
