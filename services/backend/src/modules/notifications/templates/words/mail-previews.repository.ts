import { findRow, oneRow, queries, run } from '../../../../platform/database/queries';

/** The HTML forms of mails that somebody looks at, for as long as a page needs to load one. */
export const mailPreviews = queries('mail-previews', {
  insert: oneRow<{ id: string }, [staffId: string, html: string]>(
    'INSERT INTO mail_previews (staff_id, html) VALUES ($1, $2) RETURNING id',
  ),
  find: findRow<{ html: string }, [id: string, staffId: string]>(
    'SELECT html FROM mail_previews WHERE id = $1 AND staff_id = $2',
  ),
  forget: run(`DELETE FROM mail_previews WHERE made_at < now() - interval '10 minutes'`),
});
