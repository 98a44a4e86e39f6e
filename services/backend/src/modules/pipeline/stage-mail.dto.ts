import { IsIn, IsString } from 'class-validator';
import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { type Stage, stages } from './stages';

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
}
