/**
 * SQL: nobody of HR has opened the application or its resume, and it is not at its end, after which nobody needs to. The index of
 * unseen ones has the same condition.
 */
export const isUnseen = (alias: string) =>
  `(${alias}.first_opened_at IS NULL AND ${alias}.stage NOT IN ('hired', 'rejected', 'withdrawn'))`;

/** SQL: the columns of an application's view that tell who was first. */
export const openedColumns = (alias: string) => `
  ${isUnseen(alias)} AS unseen, ${alias}.first_opened_at AS "firstOpenedAt", ${alias}.first_opened_by AS "firstOpenedBy"`;
