import { findRow, listRows, queries } from '../../platform/database/queries';
import { joinResume, type ResumeState } from '../resumes/resumes.facts';
import { type ApplicationField, selectFields } from './application-fields.facts';
import type { ApplicationRow } from './list/application.view';

/** The facts about an application that other modules may tell, for instance in a mail to HR. */
export interface ApplicationSummary extends Pick<
  ApplicationRow,
  ApplicationField | 'id' | 'reference' | 'createdAt' | 'standing' | 'heldFor'
> {
  resume: { type: string; size: number; state: ResumeState; note: string | null } | null;
}

/** The fields by which two applications are recognised as the same person's. */
export type ComparedApplication = Pick<ApplicationRow, 'email' | 'phone' | 'linkedin'> & {
  resumeSha256: Buffer | null;
};

const summaries = `
   SELECT a.id, a.reference, ${selectFields}, a.created_at AS "createdAt", a.standing, a.held_for AS "heldFor",
     CASE WHEN r.application_id IS NOT NULL
       THEN jsonb_build_object('type', r.type, 'size', r.size, 'state', r.state, 'note', r.note) END AS resume
   FROM applications a ${joinResume('a.id')}`;

export const applications = queries('describe-application', {
  find: findRow<ApplicationSummary, [id: string]>(`${summaries} WHERE a.id = $1`),

  list: listRows<ApplicationSummary, [ids: readonly string[]]>(`${summaries} WHERE a.id = ANY($1::uuid[])`),

  compare: findRow<ComparedApplication, [id: string]>(`
   SELECT a.email, coalesce(a.phone_e164, a.phone) AS phone, a.linkedin, r.sha256 AS "resumeSha256"
   FROM applications a ${joinResume('a.id')} WHERE a.id = $1 AND a.standing = 'clear'`),
});
