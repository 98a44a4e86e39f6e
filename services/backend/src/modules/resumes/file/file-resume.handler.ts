import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { HandlesJob } from '../../../platform/queue/find-handlers';
import { type JobEnvelope, type JobHandler, PermanentFailure } from '../../../platform/queue/job';
import { RESUME_STORED } from '../resumes.events';
import { resumeObject } from '../object-keys';
import { contentTypes } from '../resumes.facts';
import { checksumOf } from '../../../platform/storage/checksum';
import { Storage } from '../../../platform/storage/storage';
import { APPLICATION_READY_FOR_HR } from '../../applications/applications.events';
import { checkResumeStructure } from './check-resume-structure';
import { ResumeFilingRepository, type UnfiledResume } from './resume-filing.repository';

type ResumeToStore = Pick<UnfiledResume, 'key' | 'type' | 'sha256'> & { bytes: Buffer };

/** Moves a resume from the spool to storage, proves that it arrived, and lets HR know. Repeating it changes nothing. */
@Injectable()
@HandlesJob('applications.file-resume')
export class FileResume implements JobHandler {
  constructor(
    private readonly resumes: ResumeFilingRepository,
    private readonly storage: Storage,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const resume = await this.resumes.findUnfiled(subjectId);
    if (!resume) return this.tellHr(subjectId);
    try {
      await this.file(subjectId, resume);
    } catch (error) {
      // HR is told of every application, even if storage is down for long or the file can never be stored.
      const hopeless = error instanceof PermanentFailure;
      if (hopeless) await this.resumes.giveUp(subjectId, 'The file was damaged on its way.');
      if (hopeless || resume.age_seconds > this.config.HR_MAIL_GRACE_SECONDS) await this.tellHr(subjectId);
      throw error;
    }
  }

  private async file(applicationId: string, { key, type, sha256, bytes }: UnfiledResume): Promise<void> {
    if (!bytes) throw new PermanentFailure('The spool has no bytes for this resume');
    if (!checksumOf(bytes).sha256.equals(sha256))
      throw new PermanentFailure('The spooled bytes are not the ones that were received');
    const note = await checkResumeStructure(type, bytes);
    await this.store({ key, type, sha256, bytes });
    await this.database.transaction(async (tx) => {
      await this.resumes.settle(tx, applicationId, note ? 'rejected' : 'stored', note);
      await this.outbox.publish(tx, APPLICATION_READY_FOR_HR, applicationId);
      if (!note) await this.outbox.publish(tx, RESUME_STORED, applicationId);
    });
    this.notifier.notify();
  }

  /** Puts a resume into storage and reads it back. @throws when storage cannot be used, or gives back other bytes */
  async store({ key, type, sha256, bytes }: ResumeToStore): Promise<void> {
    await this.storage.put(resumeObject(key), bytes, contentTypes[type]);
    await this.storage.readExact(resumeObject(key), { size: bytes.length, sha256 });
  }

  private async tellHr(applicationId: string): Promise<void> {
    await this.outbox.publish(this.database, APPLICATION_READY_FOR_HR, applicationId);
    this.notifier.notify();
  }
}
