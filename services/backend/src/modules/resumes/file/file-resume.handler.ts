import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { findRow, hasRow, queries, run } from '../../../platform/database/queries';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { HandlesJob, type JobEnvelope, type JobHandler, PermanentFailure } from '../../../platform/queue/job';
import { Storage, checksumOf } from '../../../platform/storage/storage';
import { APPLICATION_READY_FOR_HR, joinApplication } from '../../applications/application.facts';
import { AskForAnother } from '../another/ask-for-another.use-case';
import { publishAgain } from '../repeat-examination';
import {
  ANOTHER_FILE_READY_FOR_HR,
  contentTypes,
  type ResumeType,
  RESUME_STORED,
  resumeObject,
} from '../resumes.facts';

interface UnfiledResume {
  key: string;
  type: ResumeType;
  sha256: Buffer;
  bytes: Buffer | null;
  ageSeconds: number;
}

const filing = queries('resume-filing', {
  findUnfiled: findRow<UnfiledResume, [applicationId: string]>(`
    SELECT r.key, r.type, r.sha256, s.bytes,
      extract(epoch FROM now() - coalesce(r.received_at, a.created_at))::float8 AS "ageSeconds"
    FROM resumes r ${joinApplication('a', 'a.id = r.application_id')} LEFT JOIN resume_spool s USING (application_id)
    WHERE r.application_id = $1 AND r.state = 'received'`),

  /** False when it is settled already, gone, or replaced by another file. */
  settle: hasRow<[applicationId: string, key: string, state: 'stored' | 'rejected', note: string | null]>(`
    UPDATE resumes SET state = $3, note = $4, settled_at = now()
    WHERE application_id = $1 AND key = $2 AND state = 'received' RETURNING key`),

  /** The ask that its present file answers; null where that came with the application. */
  findAsk: findRow<{ askId: string | null }, [applicationId: string]>(`
    SELECT answers_ask AS "askId" FROM resumes WHERE application_id = $1`),

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
    private readonly asking: AskForAnother,
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
      if (hopeless) await this.reject(subjectId, resume.key);
      // Younger than nothing: the clock was set back, and nobody knows how long HR has been waiting.
      const isLate = resume.ageSeconds > this.config.HR_MAIL_GRACE_SECONDS || resume.ageSeconds < 0;
      if (hopeless || isLate) await this.tellHr(subjectId);
      throw error;
    }
  }

  /** Undefined when it is filed already, or gone. */
  readonly findUnfiled = (applicationId: string) => filing.findUnfiled(this.database, applicationId);

  private async file(applicationId: string, resume: UnfiledResume): Promise<void> {
    const { key, sha256, bytes } = resume;
    if (!bytes) throw new PermanentFailure('The spool has no bytes for this resume');
    if (!checksumOf(bytes).sha256.equals(sha256))
      throw new PermanentFailure('The spooled bytes are not the ones that were received');
    await this.store(resume, bytes);
    await this.database.transaction(async (tx) => {
      if (!(await filing.settle(tx, applicationId, key, 'stored', null))) return;
      await filing.emptySpool(tx, applicationId);
      if (await this.publishReady(tx, applicationId))
        await publishAgain(tx, this.outbox, RESUME_STORED, applicationId, ['resumes.scan']);
      else await this.outbox.publish(tx, RESUME_STORED, applicationId);
    });
    this.notifier.notify();
  }

  /** Puts a resume into storage and reads it back. @throws when storage cannot be used, or gives back other bytes */
  async store({ key, type, sha256 }: Pick<UnfiledResume, 'key' | 'type' | 'sha256'>, bytes: Buffer): Promise<void> {
    await this.storage.put(resumeObject(key), bytes, contentTypes[type]);
    await this.storage.readExact(resumeObject(key), { size: bytes.length, sha256 });
  }

  private async tellHr(applicationId: string): Promise<void> {
    await this.publishReady(this.database, applicationId);
    this.notifier.notify();
  }

  /** Returns whether its file came later than the application, of which HR has been told long ago. */
  private async publishReady(sql: Sql, applicationId: string): Promise<boolean> {
    const askId = (await filing.findAsk(sql, applicationId))?.askId;
    if (askId) await this.outbox.publish(sql, ANOTHER_FILE_READY_FOR_HR, askId);
    else await this.outbox.publish(sql, APPLICATION_READY_FOR_HR, applicationId);
    return Boolean(askId);
  }

  private async reject(applicationId: string, key: string): Promise<void> {
    await filing.settle(this.database, applicationId, key, 'rejected', 'The file was damaged on its way.');
    await this.asking.ask({ applicationId, key }, 'lost');
  }
}
