/** As JSON has it: times are texts in ISO 8601. */
type InJson<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null ? Exclude<Row[Name], Date> | string : Row[Name];
};

/** The view of a row that has the view's fields: `_id` beside `id`, as react-admin's callers have it, and times as texts. */
export function toView<Row extends { id: string }>(row: Row): InJson<Row> & { _id: string } {
  const view: Record<string, unknown> = { _id: row.id, ...row };
  for (const [name, value] of Object.entries(view)) if (value instanceof Date) view[name] = value.toISOString();
  return view as InJson<Row> & { _id: string };
}

/** The row of which `toView` makes a view: the view's times are dates in it. */
export type RowOf<View, Times extends keyof View> = {
  [Name in Exclude<keyof View, '_id'>]: Name extends Times ? Exclude<View[Name], string> | Date : View[Name];
};
