import { FlagField } from '../../../platform/fields/choice-fields.decorator';
import { field } from '../../../platform/fields/field.decorator';
import { PlainText } from '../../../platform/fields/text-field.decorator';
import { ruleOf } from '../../../platform/fields/validate-as';
import { ColumnsField } from '../../../platform/http/listing/columns-field.decorator';
import { sortFields } from '../list/filter-applications';
import { findFilterFault } from '../matching/find-filter-fault';

const LONGEST_NAME = 60;

const isField = (value: unknown) => sortFields.some((known) => known === value);
const isOrder = (value: unknown) => value === 'ASC' || value === 'DESC';

function findSortFault(value: unknown): string | null {
  const [name, order, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  if (isField(name) && isOrder(order) && more.length === 0) return null;
  return `Give a field and its order, like ["createdAt","DESC"]; fields: ${sortFields.join(', ')}.`;
}

/** The whole of a view. */
export class SaveViewRequest {
  @PlainText({ maxLength: LONGEST_NAME, example: 'Java, from Pune' })
  name: string;

  @FlagField({ description: 'Whether all of HR has it.' })
  shared: boolean;

  @field(
    {
      type: 'object',
      additionalProperties: true,
      description: 'As of the list; `assigned: "me"` is the person who opens the view.',
      example: { stage: 'new' },
    },
    ruleOf('savedFilter', findFilterFault),
  )
  filter: Record<string, unknown>;

  @field(
    {
      type: [String],
      minItems: 2,
      maxItems: 2,
      description: 'Field and order, as of the list.',
      example: ['createdAt', 'DESC'],
    },
    ruleOf('savedSort', findSortFault),
  )
  sort: string[];

  @ColumnsField({ description: 'The columns that it shows; null for those of the person who opens it.' })
  columns: string[] | null;
}
