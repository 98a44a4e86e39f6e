import { IdsField } from '../../../../platform/fields/choice-fields.decorator';

/** More than anybody reads in a select. */
const MOST_REASONS = 500;

export class OrderReasonsRequest {
  @IdsField({ most: MOST_REASONS, description: 'All reasons that can be given, in their new order.' })
  ids: string[];

  @IdsField({ most: MOST_REASONS, description: 'The same in the order in which they were read.' })
  seen: string[];
}
