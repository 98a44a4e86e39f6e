import { IsObject, isUUID } from 'class-validator';
import { WholeNumberField } from '../../../platform/fields/choice-fields.decorator';
import { field, Nested } from '../../../platform/fields/field.decorator';
import { ruleOf } from '../../../platform/fields/validate-as';
import { findFilterFault, MOST_MATCHING } from '../../applications/matching/find-matching.use-case';
import { MailKeyField } from '../message/send-once';
import { MoveApplicationRequest, OneMailField, StageMailRequest } from '../move/stages.dto';

/** The filter of the list. */
export const FilterField = () =>
  field(
    { type: 'object', additionalProperties: true, description: 'As of the list.', example: { stage: 'new' } },
    ruleOf('matchingFilter', findFilterFault),
  );

/** How many its reader has seen that match. */
export const CountField = () =>
  WholeNumberField({
    minimum: 1,
    maximum: MOST_MATCHING,
    description: 'How many you have seen that match: where another number does, nothing is done.',
  });

/** Asks for one thing to be done to all that a list shows on all its pages: exactly one of `move`, `mail` and `assign`. */
export class MatchingRequest {
  @FilterField()
  filter: Record<string, unknown>;

  @CountField()
  count: number;

  @field(
    { type: MoveApplicationRequest, required: false, description: 'As of one application.' },
    Nested(MoveApplicationRequest),
    IsObject({ message: 'Say to which stage.' }),
  )
  move?: MoveApplicationRequest;

  @field(
    { type: StageMailRequest, required: false, description: 'A mail, filled for each of them; moves nobody.' },
    Nested(StageMailRequest),
    IsObject({ message: 'Give subject and body.' }),
  )
  mail?: StageMailRequest;

  @field(
    {
      type: String,
      required: false,
      description: 'The id of somebody in HR, or `nobody`.',
      example: 'nobody',
    },
    ruleOf('assign', (value) => (value === 'nobody' || isUUID(value) ? null : 'Choose somebody of HR, or nobody.')),
  )
  assign?: string;

  @OneMailField()
  oneMail?: boolean;

  @MailKeyField()
  key?: string;
}
