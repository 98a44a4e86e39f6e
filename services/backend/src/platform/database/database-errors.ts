const states = /^(?:08|53|57P0[1-5]|55P03|57014|25006|58)/;
const sockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
const texts =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after/;

/**
 * Whether an error says that the database cannot serve now (down, restarting, full, read-only, too slow, locked) rather than
 * that the request was wrong. Codes: PostgreSQL manual, appendix A, classes 08, 25006, 53, 55P03, 57 and 58.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError } = error as { code?: unknown; message?: unknown; driverError?: unknown };
  if (typeof code === 'string' && (states.test(code) || sockets.has(code))) return true;
  return texts.test(String(message)) || isDatabaseUnavailable(driverError);
}

/** Whether Postgres refused a row because of the unique constraint of this name (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && violated === constraint;
}
