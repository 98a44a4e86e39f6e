import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { joinResume, type ResumeState } from '../resumes/resumes.facts';
import type { ApplicationRow } from './list/application.view';

/** The facts about an application that other modules may tell, for instance in a mail to HR. */
export interface ApplicationSummary extends Pick<
  ApplicationRow,
  'id' | 'reference' | 'name' | 'email' | 'apply' | 'experience' | 'linkedin' | 'message' | 'createdAt' | 'standing'
> {
  resume: { type: string; size: number; state: ResumeState; note: string | null } | null;
}

const find = statement(
  'describe-application.find',
  `SELECT a.id, a.reference, a.name, a.email, a.apply, a.experience, a.linkedin, a.message, a.created_at AS "createdAt", a.standing,
     CASE WHEN r.application_id IS NOT NULL
       THEN jsonb_build_object('type', r.type, 'size', r.size, 'state', r.state, 'note', r.note) END AS resume
   FROM applications a ${joinResume('a.id')} WHERE a.id = $1`,
);

/** By what an application can be known as another one of the same person. */
export interface ComparedApplication {
  email: string;
  phone: string | null;
  linkedin: string | null;
  resumeSha256: Buffer | null;
}

const findCompared = statement(
  'duplicate-search.read',
  `SELECT a.email, coalesce(a.phone_e164, a.phone) AS phone, a.linkedin, r.sha256 AS "resumeSha256"
   FROM applications a ${joinResume('a.id')} WHERE a.id = $1 AND a.standing = 'clear'`,
);

@Injectable()
export class DescribeApplication {
  constructor(private readonly database: Database) {}

  /** Null when the application is gone. */
  async describe(applicationId: string): Promise<ApplicationSummary | null> {
    return (await this.database.query<ApplicationSummary>(find, [applicationId]))[0] ?? null;
  }

  /** Null when the application is gone, or not clear. */
  async compare(applicationId: string): Promise<ComparedApplication | null> {
    return (await this.database.query<ComparedApplication>(findCompared, [applicationId]))[0] ?? null;
  }
}
