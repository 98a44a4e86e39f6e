import { findRow, listRows, queries } from '../../../platform/database/queries';
import { heldUntil, selectEventsAbout, subjectOfEvent } from '../../../platform/outbox/outbox';
import { fromApplication } from '../../applications/application.facts';
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
    SELECT d.id, d.subject_kind AS "subjectKind", d.subject_id AS "subjectId", d.reference, d.template, d.recipient,
      d.message_id AS "messageId", d.state, d.attempts, d.copies, d.again_at AS "againAt", d.answer, d.created_at AS "createdAt",
      d.sent_at AS "sentAt", CASE WHEN d.state = 'pending' THEN ${heldUntil('d.event_id')} END AS "leavesAt",
      CASE WHEN t.delivery_id IS NOT NULL THEN 'as-sent' WHEN m.id IS NOT NULL THEN 'as-written' ELSE 'not-kept' END AS wording,
      coalesce(t.subject, m.subject) AS subject, coalesce(t.body, m.body) AS text
    FROM deliveries d LEFT JOIN mail_texts t ON t.delivery_id = d.id
      LEFT JOIN stage_mails m ON d.template = '${STAGE_MAIL_TEMPLATE}' AND m.id = ${subjectOfEvent('d.event_id')}
    WHERE ${ofApplicant} ORDER BY d.created_at DESC, d.id DESC OFFSET $2 LIMIT $3`),
});
