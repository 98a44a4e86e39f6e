import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { FileTooLarge } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { noteUseOfFile, ReadReceivedFile } from '../../received-mails/read-received-file.use-case';
import { publishReplaced, replaceKept } from '../another/put-in-place';
import { resumeReplacing } from '../another/resume-replacing.repository';
import { type IdentifiedResume, identifyResume, makeResumeKey } from '../identify/identify-resume.use-case';
import { aboutApplication } from '../read-stored-resume';
import { LARGEST_RESUME_MIB } from '../resumes.facts';

const MOST_BYTES = LARGEST_RESUME_MIB * 1_048_576;

/**
 * Makes a file that an applicant has sent by mail the resume, because somebody of HR says so. It is then filed, scanned, read and
 * searched as any other; the resume before it stays, as a former one.
 */
@Injectable()
export class UseReceivedFile {
  constructor(
    private readonly database: Database,
    private readonly readFile: ReadReceivedFile,
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  /**
   * Nothing happens when the file is the resume already.
   * @throws NotFound, FileInfected, FileNotScanned, FileTooLarge, UnsupportedFileType, ValidationFailed, ChangedMeanwhile
   */
  async run({ id }: { id: string }, caller: Caller): Promise<void> {
    const { name, bytes, subjectId: applicationId } = await this.readFile.run({ id }, caller);
    if (bytes.length > MOST_BYTES) throw new FileTooLarge('resume', MOST_BYTES);
    const resume = await identifyResume({ name, bytes, sha256: createHash('sha256').update(bytes).digest() });
    if (!resume) return;
    await this.database.transaction(async (tx) => {
      const present = await resumeReplacing.lock(tx, applicationId);
      if (present?.sha256.equals(resume.sha256)) return;
      await this.put(tx, applicationId, resume, present !== undefined);
      await noteUseOfFile(tx, id, present?.key ?? null);
      await publishReplaced(tx, this.outbox, applicationId);
      const details = { type: resume.type, size: bytes.length, fileId: id };
      await this.audit.record(
        { action: 'resume.replaced', ...aboutApplication(applicationId), details, ...caller },
        tx,
      );
    });
    this.notifier.notify();
  }

  private async put(tx: Sql, applicationId: string, resume: IdentifiedResume, isOther: boolean): Promise<void> {
    if (isOther) return replaceKept(tx, { applicationId, resume, askId: null });
    const { type, name, bytes, sha256 } = resume;
    if (!(await resumeReplacing.add(tx, applicationId, makeResumeKey(type), type, name, bytes.length, sha256)))
      throw new ChangedMeanwhile();
    await resumeReplacing.spool(tx, applicationId, bytes);
  }
}
