import { countLinks } from '../../duplicates/duplicates.facts';
import { namedJobPost } from '../../job-posts/job-post.facts';
import { type DeliveryState, newestMailState } from '../../notifications/notifications.facts';
import { referrerName } from '../../referrals/referrals.facts';
import type { ApplicationStage, ApplicationStanding } from '../application.facts';
import {
  listedResume,
  type ResumeState,
  type ResumeType,
  type ScanState,
  type StorageFault,
} from '../../resumes/resumes.facts';

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
  ${namedJobPost('a.job_post_id')} AS "jobPost",
  ${referrerName('a.referral_id')} AS "referredBy",
  ${listedResume('a.id')} AS resume,
  ${newestMailState('a.id', 'hr-application')} AS "mailState",
  ${countLinks('a.id')} AS "alsoApplied"`;
