import { findRow, listRows, queries } from '../../../platform/database/queries';
import { selectEventsAbout, subjectOfEvent } from '../../../platform/outbox/outbox';
import { fromApplication } from '../../applications/application.facts';
import { shownDelivery } from '../deliveries/shown-delivery';
import { applicantTemplates, STAGE_MAIL_TEMPLATE } from '../notifications.facts';
import type { ApplicantMail } from './applicant-mails.view';

const templates = applicantTemplates.map((template) => `'${template}'`).join(', ');
/** A mail can answer other applications of the same person as well. */
const sentWith = 'SELECT sent_with FROM stage_mails WHERE application_id = $1 AND sent_with IS NOT NULL';
const ofApplicant = `d.id IN (
  SELECT id FROM deliveries WHERE subject_id = $1 AND template IN (${templates})
  UNION SELECT id FROM deliveries WHERE event_id IN (${selectEventsAbout(sentWith)}))`;

export const applicantMails = queries('applicant-mails', {
  /** Nothing when there is no such application. */
  count: findRow<{ total: number }, [applicationId: string]>(`
    SELECT (SELECT count(*) FROM deliveries d WHERE ${ofApplicant})::int AS total ${fromApplication('$1')}`),

  /** Newest first. */
  list: listRows<ApplicantMail, [applicationId: string, offset: number, limit: number]>(`
    SELECT ${shownDelivery},
      CASE WHEN t.delivery_id IS NOT NULL THEN 'as-sent' WHEN m.id IS NOT NULL THEN 'as-written' ELSE 'not-kept' END AS wording,
      coalesce(t.subject, m.subject) AS subject, coalesce(t.body, m.body) AS text
    FROM deliveries d LEFT JOIN mail_texts t ON t.delivery_id = d.id
      LEFT JOIN stage_mails m ON d.template = '${STAGE_MAIL_TEMPLATE}' AND m.id = ${subjectOfEvent('d.event_id')}
    WHERE ${ofApplicant} ORDER BY d.created_at DESC, d.id DESC OFFSET $2 LIMIT $3`),
});
