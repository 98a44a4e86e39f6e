import { field, type FieldOptions } from '../../fields/field.decorator';
import { ruleOf } from '../../fields/validate-as';

const MOST_COLUMNS = 30;
const columnName = /^[a-zA-Z]{1,40}$/;

/** The page that draws a list knows its columns, and passes over a name that it does not have any more. */
function findColumnsFault(value: unknown): string | null {
  if (value === null) return null;
  const names: unknown[] = Array.isArray(value) ? value : [null];
  const areNames = names.every((name) => typeof name === 'string' && columnName.test(name));
  if (areNames && names.length <= MOST_COLUMNS && new Set(names).size === names.length) return null;
  return `Give at most ${MOST_COLUMNS} different names of columns, or null.`;
}

/** The columns of a list that are shown, by the names of their fields; null for the usual ones. */
export const ColumnsField = (options: FieldOptions): PropertyDecorator =>
  field(
    {
      type: [String],
      nullable: true,
      maxItems: MOST_COLUMNS,
      description: 'The columns of the list of applications that are shown; null for the usual ones.',
      example: ['apply', 'stage'],
      ...options,
    },
    ruleOf('columns', findColumnsFault),
  );
