import { findRow, oneRow, queries } from '../../platform/database/queries';
import type { MailText } from './templates/mail-text';

export const mails = queries('stage-mails', {
  findTemplate: findRow<MailText, [stage: string]>(`
    SELECT subject, body FROM mail_templates WHERE stage = $1 ORDER BY title, key LIMIT 1`),
  insert: oneRow<{ id: string }, [applicationId: string, subject: string, body: string, requestedBy: string]>(`
    INSERT INTO stage_mails (application_id, subject, body, requested_by) VALUES ($1, $2, $3, $4) RETURNING id`),
});
