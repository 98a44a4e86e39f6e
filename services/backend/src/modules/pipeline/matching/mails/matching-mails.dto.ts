import { IsObject } from 'class-validator';
import { ChoiceField, WholeNumberField } from '../../../../platform/fields/choice-fields.decorator';
import { field, Nested } from '../../../../platform/fields/field.decorator';
import { type ApplicationStage, applicationStages } from '../../../applications/application.facts';
import { MOST_MATCHING } from '../../../applications/matching/find-matching.use-case';
import { OneMailField, StageMailRequest } from '../../move/stages.dto';
import { CountField, FilterField } from '../matching.dto';

/** How many mails one request fills. */
export const MOST_MAILS = 10;

/** Asks for the mails that a deed over all that match would send. */
export class MatchingMailsRequest {
  @FilterField()
  filter: Record<string, unknown>;

  @CountField()
  count: number;

  @ChoiceField(applicationStages, {
    required: false,
    description: 'Of a move: those that are in this stage already get no mail. Left out: nobody is moved.',
  })
  stage?: ApplicationStage;

  @field(
    { type: StageMailRequest, required: false, description: 'The text; without it the mails are only counted.' },
    Nested(StageMailRequest),
    IsObject({ message: 'Give subject and body.' }),
  )
  mail?: StageMailRequest;

  @OneMailField()
  oneMail?: boolean;

  @WholeNumberField({
    minimum: 0,
    maximum: MOST_MATCHING,
    required: false,
    description: 'How many mails to pass over; 0 if left out.',
  })
  offset?: number;

  @WholeNumberField({
    minimum: 1,
    maximum: MOST_MAILS,
    required: false,
    description: `How many mails to show; ${MOST_MAILS} if left out.`,
  })
  limit?: number;
}
