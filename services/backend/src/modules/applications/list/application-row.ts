import type { DeliveryState } from '../../notifications/notifications.events';
import type { ApplicationStage, ApplicationStanding } from '../application.facts';
import type { ResumeState, ResumeType, ScanState, StorageFault } from '../../resumes/resumes.facts';

/** An application as the admin areas read it, joined with other tables. */
export interface ApplicationRow {
  id: string;
  version: number;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  apply: string;
  experience: string;
  linkedin: string | null;
  message: string | null;
  stage: ApplicationStage;
  stageSince: Date;
  standing: ApplicationStanding;
  heldFor: string[];
  source: Record<string, string> | null;
  createdAt: Date;
  jobPost: { id: string; title: string } | null;
  /** The colleague by whose link it came. */
  referredBy: string | null;
  resume: {
    key: string;
    type: ResumeType;
    size: number;
    state: ResumeState;
    scanState: ScanState;
    storageFault: StorageFault | null;
    flags: string[];
    hasPreview: boolean;
  } | null;
  /** Of the newest mail to HR; null before the first one. */
  mailState: DeliveryState | null;
  alsoApplied: number;
}

/** Each subquery runs for the rows of one page only, by an index. */
export const applicationColumns = `
  a.id, a.version, a.reference, a.name, a.email, a.phone, a.apply, a.experience, a.linkedin, a.message, a.stage,
  a.stage_since AS "stageSince", a.standing, a.held_for AS "heldFor", a.source, a.created_at AS "createdAt",
  (SELECT jsonb_build_object('id', p.id, 'title', p.title) FROM job_posts p WHERE p.id = a.job_post_id) AS "jobPost",
  (SELECT f.name FROM referrals f WHERE f.id = a.referral_id) AS "referredBy",
  (SELECT jsonb_build_object('key', r.key, 'type', r.type, 'size', r.size, 'state', r.state,
    'scanState', r.scan_state, 'storageFault', r.storage_fault, 'flags', r.flags, 'hasPreview', r.has_preview)
    FROM resumes r WHERE r.application_id = a.id) AS resume,
  (SELECT d.state FROM deliveries d WHERE d.subject_id = a.id AND d.template = 'hr-application'
    ORDER BY d.id DESC LIMIT 1) AS "mailState",
  (SELECT count(*) FROM duplicate_links l WHERE l.a = a.id AND l.state <> 'unlinked')::int
    + (SELECT count(*) FROM duplicate_links l WHERE l.b = a.id AND l.state <> 'unlinked')::int AS "alsoApplied"`;
