const states = /^(?:08|53|57P0[1-5]|55P03|57014|25006|58|3F000|42P01|42703|42883)/;
const conflicts = new Set(['40001', '40P01']);
const sockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
const texts =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after/;

/**
 * Whether an error says that the database cannot serve now (down, restarting, full, read-only, too slow, locked, without the
 * tables that `migrate` makes) rather than that the request was wrong. Codes: PostgreSQL manual, appendix A, classes 08, 25006,
 * 3F000, 42P01, 42703, 42883, 53, 55P03, 57 and 58.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError } = error as { code?: unknown; message?: unknown; driverError?: unknown };
  if (typeof code === 'string' && (states.test(code) || sockets.has(code))) return true;
  return texts.test(String(message)) || isDatabaseUnavailable(driverError);
}

/** Whether the database may only be read: by a setting, or because it is a replica (SQLSTATE 25006). */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/** Whether a transaction was given up for another one, as two that wait for each other are: the same again can succeed. */
export const isConflict = (error: unknown): boolean => conflicts.has(codeOf(error));

/** Whether Postgres refused a row because of the unique constraint of this name (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown, constraint: string): boolean => violates(error, '23505', constraint);

/** Whether the row that this foreign key leads to is gone (SQLSTATE 23503). */
export const isForeignKeyViolation = (error: unknown, constraint: string): boolean =>
  violates(error, '23503', constraint);

function violates(error: unknown, state: string, constraint: string): boolean {
  return codeOf(error) === state && (error as { constraint?: string }).constraint === constraint;
}

const codeOf = (error: unknown): string => (error as { code?: string } | null | undefined)?.code ?? '';
