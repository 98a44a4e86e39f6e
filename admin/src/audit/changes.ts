export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

const textOf = (value: unknown): string | null => {
  if (value === undefined) return null;
  if (value === null || value === '') return '(empty)';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** The details of an entry as rows: `before` and `after` field by field, anything else as it is. */
export const changesOf = (details: Record<string, unknown>): Change[] => {
  const { before, after, ...others } = details;
  const was = asRecord(before);
  const is = asRecord(after);
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return [
    ...fields.map((field) => ({
      field,
      before: textOf(was[field]),
      after: textOf(is[field]),
    })),
    ...Object.entries(others).map(([field, value]) => ({
      field,
      before: null,
      after: textOf(value),
    })),
  ];
};
