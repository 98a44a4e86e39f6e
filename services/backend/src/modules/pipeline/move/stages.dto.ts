import { IsIn, IsObject, IsString, IsUUID, isUUID } from 'class-validator';
import { IdsField } from '../../../platform/fields/choice-fields.decorator';
import { field, ruleOf } from '../../../platform/fields/text-field.decorator';
import { Nested } from '../../../platform/fields/tidied.decorator';
import { ApiProperty, ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';
import { MayBeAbsent, PlainText } from '../../../platform/fields/plain-text.decorator';
import { type ApplicationStage, applicationStages } from '../../applications/application.facts';

const LONGEST_MOVE_NOTE = 1000;
const MOST_MOVES = 200;

const oneStage = { message: `Must be one of ${applicationStages.join(', ')}.` };
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
  @ApiProperty({ enum: applicationStages })
  @IsIn(applicationStages, oneStage)
  stage: ApplicationStage;

  @ApiPropertyOptional({
    type: StageMailRequest,
    description: 'The text as HR has edited it, instead of the stage’s own.',
  })
  @MayBeAbsent()
  @IsObject({ message: 'Give subject and body.' })
  @Nested(StageMailRequest)
  mail?: StageMailRequest;
}

export class MoveApplicationRequest {
  @ApiProperty({ enum: applicationStages })
  @IsIn(applicationStages, oneStage)
  stage: ApplicationStage;

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

const isVersion = (version: unknown) => Number.isInteger(version) && (version as number) > 0;

function findVersionsFault(given: unknown): string | null {
  const isRecord = typeof given === 'object' && given !== null && !Array.isArray(given);
  const versions = isRecord ? Object.entries(given) : [];
  const areFine = versions.length <= MOST_MOVES && versions.every(([id, version]) => isUUID(id) && isVersion(version));
  return isRecord && areFine ? null : `Give versions of at most ${MOST_MOVES} applications, by id, as whole numbers.`;
}

export class MoveApplicationsRequest extends MoveApplicationRequest {
  @IdsField({ most: MOST_MOVES })
  ids: string[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 1 },
    description: 'By id, the version that was read: what has another one by now stands in the way.',
    example: { '0198c5a4-0000-7000-8000-000000000001': 3 },
  })
  @field(MayBeAbsent(), ruleOf('versions', findVersionsFault))
  versions?: Record<string, number>;
}
