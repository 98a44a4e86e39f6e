import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { PermanentFailure } from '../../../platform/queue/job';
import { Storage, checksumOf } from '../../../platform/storage/storage';
import { APPLICATION_READY_FOR_HR } from '../../applications/application.facts';
import { AskForAnother } from '../another/ask-for-another.use-case';
import { publishAgain } from '../repeat-examination';
import { ANOTHER_FILE_READY_FOR_HR, contentTypes, RESUME_STORED, resumeObject } from '../resumes.facts';
import { resumeFiling, type UnfiledResume } from './resume-filing.repository';

/** Moves a resume from the spool to storage, proves that it arrived, and lets HR know. Repeating it changes nothing. */
@Injectable()
export class FileResume {
  constructor(
    private readonly storage: Storage,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    private readonly askForAnother: AskForAnother,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws PermanentFailure for bytes that are damaged or gone, and other errors for a storage that cannot be used */
  async run(applicationId: string): Promise<void> {
    const resume = await resumeFiling.findUnfiled(this.database, applicationId);
    // It is filed already, or gone.
    if (!resume) return this.notifyHr(applicationId);
    try {
      await this.file(applicationId, resume);
    } catch (error) {
      // HR gets a mail for every application, even if storage is down for long or the file can never be stored.
      const hopeless = error instanceof PermanentFailure;
      // The spool keeps its bytes, for a person to look at.
      if (hopeless) await this.reject(applicationId, resume.key);
      // Younger than nothing: the clock was set back, and nobody knows how long HR has been waiting.
      const isLate = resume.ageSeconds > this.config.HR_MAIL_GRACE_SECONDS || resume.ageSeconds < 0;
      if (hopeless || isLate) await this.notifyHr(applicationId);
      throw error;
    }
  }

  private async file(applicationId: string, resume: UnfiledResume): Promise<void> {
    const { key, sha256, bytes } = resume;
    if (!bytes) throw new PermanentFailure('The spool has no bytes for this resume');
    if (!checksumOf(bytes).sha256.equals(sha256))
      throw new PermanentFailure('The spooled bytes are not the ones that were received');
    await storeResume(this.storage, resume, bytes);
    await this.database.transaction(async (tx) => {
      if (!(await resumeFiling.settle(tx, applicationId, key, 'stored', null))) return;
      await resumeFiling.emptySpool(tx, applicationId);
      if (await this.publishReady(tx, applicationId))
        await publishAgain(tx, this.outbox, RESUME_STORED, applicationId, ['resumes.scan']);
      else await this.outbox.publish(tx, RESUME_STORED, applicationId);
    });
    this.notifier.notify();
  }

  private async notifyHr(applicationId: string): Promise<void> {
    await this.publishReady(this.database, applicationId);
    this.notifier.notify();
  }

  /** Returns whether its file came later than the application, so that its examination is one of several. */
  private async publishReady(sql: Sql, applicationId: string): Promise<boolean> {
    const { askId = null, isLater = false } = (await resumeFiling.findOrigin(sql, applicationId)) ?? {};
    if (askId) await this.outbox.publish(sql, ANOTHER_FILE_READY_FOR_HR, askId);
    else await this.outbox.publish(sql, APPLICATION_READY_FOR_HR, applicationId);
    return isLater;
  }

  private async reject(applicationId: string, key: string): Promise<void> {
    await resumeFiling.settle(this.database, applicationId, key, 'rejected', 'The file was damaged on its way.');
    await this.askForAnother.run({ applicationId, key, reason: 'lost' });
  }
}

/** Puts a resume into storage and reads it back. @throws when storage cannot be used, or gives back other bytes */
export async function storeResume(
  storage: Storage,
  { key, type, sha256 }: Pick<UnfiledResume, 'key' | 'type' | 'sha256'>,
  bytes: Buffer,
): Promise<void> {
  await storage.put(resumeObject(key), bytes, contentTypes[type]);
  await storage.readExact(resumeObject(key), { size: bytes.length, sha256 });
}
