/**
 * SQL: whether the wait that ends at `moment` is over. It is, too, when more is left of it than its whole `length` (an interval):
 * then the clock has been set back since the moment was written, and the wait would last for as much longer.
 */
export const waitIsOver = (moment: string, length: string) => `(${moment} <= now() OR ${moment} > now() + ${length})`;
