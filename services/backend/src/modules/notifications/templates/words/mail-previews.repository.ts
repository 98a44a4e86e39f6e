import { findRow, oneRow, queries, run } from '../../../../platform/database/queries';

const KEPT = "interval '10 minutes'";

/** The HTML forms of mails that somebody looks at, for as long as a page needs to load one. */
export const mailPreviews = queries('mail-previews', {
  /** In place of that person's earlier ones. */
  insert: oneRow<{ id: string }, [staffId: string, html: string]>(`
    WITH earlier AS (DELETE FROM mail_previews WHERE staff_id = $1)
    INSERT INTO mail_previews (staff_id, html) VALUES ($1, $2) RETURNING id`),
  find: findRow<{ html: string }, [id: string, staffId: string]>(`
    SELECT html FROM mail_previews WHERE id = $1 AND staff_id = $2 AND made_at > now() - ${KEPT}`),
  forget: run(`DELETE FROM mail_previews WHERE made_at <= now() - ${KEPT}`),
});
