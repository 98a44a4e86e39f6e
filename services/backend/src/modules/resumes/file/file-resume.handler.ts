import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { HandlesJob, type JobEnvelope, type JobHandler, PermanentFailure } from '../../../platform/queue/job';
import { Storage, checksumOf } from '../../../platform/storage/storage';
import { APPLICATION_READY_FOR_HR, joinApplication } from '../../applications/application.facts';
import { contentTypes, type ResumeType, RESUME_STORED, resumeObject } from '../resumes.facts';

interface UnfiledResume {
  key: string;
  type: ResumeType;
  sha256: Buffer;
  bytes: Buffer | null;
  ageSeconds: number;
}

const filing = queries('resume-filing', {
  findUnfiled: findRow<UnfiledResume, [applicationId: string]>(`
    SELECT r.key, r.type, r.sha256, s.bytes, extract(epoch FROM now() - a.created_at)::float8 AS "ageSeconds"
    FROM resumes r ${joinApplication('a', 'a.id = r.application_id')} LEFT JOIN resume_spool s USING (application_id)
    WHERE r.application_id = $1 AND r.state = 'received'`),

  settle: run<[applicationId: string, state: 'stored' | 'rejected', note: string | null]>(`
    UPDATE resumes SET state = $2, note = $3, settled_at = now() WHERE application_id = $1 AND state = 'received'`),

  emptySpool: run<[applicationId: string]>('DELETE FROM resume_spool WHERE application_id = $1'),
});

/** Moves a resume from the spool to storage, proves that it arrived, and lets HR know. Repeating it changes nothing. */
@Injectable()
@HandlesJob('applications.file-resume')
export class FileResume implements JobHandler {
  constructor(
    private readonly storage: Storage,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const resume = await this.findUnfiled(subjectId);
    if (!resume) return this.tellHr(subjectId);
    try {
      await this.file(subjectId, resume);
    } catch (error) {
      // HR gets a mail for every application, even if storage is down for long or the file can never be stored.
      const hopeless = error instanceof PermanentFailure;
      // The spool keeps its bytes, for a person to look at.
      if (hopeless) await filing.settle(this.database, subjectId, 'rejected', 'The file was damaged on its way.');
      // Younger than nothing: the clock was set back, and nobody knows how long HR has been waiting.
      const isLate = resume.ageSeconds > this.config.HR_MAIL_GRACE_SECONDS || resume.ageSeconds < 0;
      if (hopeless || isLate) await this.tellHr(subjectId);
      throw error;
    }
  }

  /** Undefined when it is filed already, or gone. */
  readonly findUnfiled = (applicationId: string) => filing.findUnfiled(this.database, applicationId);

  private async file(applicationId: string, resume: UnfiledResume): Promise<void> {
    const { sha256, bytes } = resume;
    if (!bytes) throw new PermanentFailure('The spool has no bytes for this resume');
    if (!checksumOf(bytes).sha256.equals(sha256))
      throw new PermanentFailure('The spooled bytes are not the ones that were received');
    await this.store(resume, bytes);
    await this.database.transaction(async (tx) => {
      await filing.settle(tx, applicationId, 'stored', null);
      await filing.emptySpool(tx, applicationId);
      await this.outbox.publish(tx, APPLICATION_READY_FOR_HR, applicationId);
      await this.outbox.publish(tx, RESUME_STORED, applicationId);
    });
    this.notifier.notify();
  }

  /** Puts a resume into storage and reads it back. @throws when storage cannot be used, or gives back other bytes */
  async store({ key, type, sha256 }: Pick<UnfiledResume, 'key' | 'type' | 'sha256'>, bytes: Buffer): Promise<void> {
    await this.storage.put(resumeObject(key), bytes, contentTypes[type]);
    await this.storage.readExact(resumeObject(key), { size: bytes.length, sha256 });
  }

  private async tellHr(applicationId: string): Promise<void> {
    await this.outbox.publish(this.database, APPLICATION_READY_FOR_HR, applicationId);
    this.notifier.notify();
  }
}
