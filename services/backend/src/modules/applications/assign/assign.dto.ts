import { isUUID } from 'class-validator';
import { IdsField } from '../../../platform/fields/choice-fields.decorator';
import { field } from '../../../platform/fields/field.decorator';
import { ruleOf } from '../../../platform/fields/validate-as';
import { MOST_MOVES } from '../application.facts';

export class AssignApplicationsRequest {
  @IdsField({ most: MOST_MOVES })
  ids: string[];

  @field(
    { type: String, format: 'uuid', nullable: true, description: 'The id of somebody in HR; null for nobody.' },
    ruleOf('assignee', (value) => (value === null || isUUID(value) ? null : 'Choose somebody of HR.')),
  )
  to: string | null;
}
