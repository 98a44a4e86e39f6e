import { isNotAtEnd } from '../application.facts';

/**
 * SQL: nobody of HR has opened the application or its resume, and it is not at its end, after which nobody needs to. The index of
 * unseen ones has the same condition.
 */
export const isUnseen = (alias: string) => `(${alias}.first_opened_at IS NULL AND ${isNotAtEnd(alias)})`;

/** SQL: the columns of an application's view that tell whether it is unseen, and else when it was first opened and by whom. */
export const openedColumns = (alias: string) => `
  ${isUnseen(alias)} AS unseen, ${alias}.first_opened_at AS "firstOpenedAt", ${alias}.first_opened_by AS "firstOpenedBy"`;
