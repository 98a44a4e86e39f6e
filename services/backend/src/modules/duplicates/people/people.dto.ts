import { IdsField } from '../../../platform/fields/choice-fields.decorator';
import { MOST_MOVES } from '../../applications/application.facts';

export class FindPeopleRequest {
  @IdsField({ most: MOST_MOVES })
  ids: string[];
}
