import type { Sql } from '../../../platform/database/database';
import type { Outbox } from '../../../platform/outbox/outbox';
import { type IdentifiedResume, makeResumeKey } from '../identify/identify-resume.use-case';
import { publishAgain } from '../repeat-examination';
import { RESUME_REPLACED } from '../resumes.facts';
import { resumeReplacing } from './resume-replacing.repository';

type Place = { applicationId: string; resume: IdentifiedResume; askId: string | null };

/** Puts a file in the place of a resume, which stays as a former one. What was found in the former one is forgotten. */
export async function replaceKept(tx: Sql, { applicationId, resume, askId }: Place): Promise<void> {
  const { type, name, bytes, sha256 } = resume;
  await resumeReplacing.keepFormer(tx, applicationId);
  await resumeReplacing.forgetFindings(tx, applicationId);
  await resumeReplacing.replace(tx, applicationId, makeResumeKey(type), type, name, bytes.length, sha256, askId);
  await resumeReplacing.spool(tx, applicationId, bytes);
}

/** Has the file filed, scanned, read and compared as that of a new application. */
export const publishReplaced = (tx: Sql, outbox: Outbox, applicationId: string) =>
  publishAgain(tx, outbox, RESUME_REPLACED, applicationId, ['applications.file-resume', 'duplicates.find']);
