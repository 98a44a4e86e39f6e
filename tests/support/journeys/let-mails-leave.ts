import { queryOnce } from '../query-once.ts';

/** Ends the time in which an undo would stop the mails that were asked for so far. */
export const letMailsLeave = (databaseUrl: string) =>
  queryOnce(
    databaseUrl,
    `UPDATE outbox SET not_before = NULL, leased_until = NULL
     WHERE published_at IS NULL AND attempts = 0 AND not_before < now() + interval '1 minute'`,
  );
