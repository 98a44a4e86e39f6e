import { isUUID } from 'class-validator';
import { ChoiceField, IdsField } from '../../../platform/fields/choice-fields.decorator';
import { field } from '../../../platform/fields/field.decorator';
import { ruleOf } from '../../../platform/fields/validate-as';
import { type EnquiryState, enquiryStates, MOST_ENQUIRIES } from './enquiry-answering.facts';

export class AssignEnquiriesRequest {
  @IdsField({ most: MOST_ENQUIRIES })
  ids: string[];

  @field(
    {
      type: String,
      format: 'uuid',
      nullable: true,
      description: 'The id of a general administrator; null for nobody.',
    },
    ruleOf('assignee', (value) => (value === null || isUUID(value) ? null : 'Choose a general administrator.')),
  )
  to: string | null;
}

export class ChangeEnquiryStateRequest {
  @ChoiceField(enquiryStates, { description: 'Whose turn it is: ours, the sender’s, or nobody’s any more.' })
  state: EnquiryState;
}
