import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { expectedError } from '../../platform/http/errors/expected-error';
import { NotFound } from '../../platform/http/errors/http.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import { submissions } from '../submissions/kinds.facts';
import { type FoundFile, receivedMails } from './received-mails.repository';

export class FileInfected extends expectedError(
  409,
  'file_infected',
  'The malware scanner has found malware in this file, and it was removed.',
) {}

export class FileNotScanned extends expectedError(
  409,
  'file_not_scanned',
  'The malware scanner has not seen this file yet. Please try again in some minutes.',
) {}

interface FileOfMail {
  name: string;
  bytes: Buffer;
  /** The submission that the mail is about. */
  subjectId: string;
}

/** Hands out a file of a received mail to the role that answers its sender. Readings and refusals are recorded in the audit log. */
@Injectable()
export class ReadReceivedFile {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, FileInfected, FileNotScanned */
  async run({ id }: { id: string }, reader: Caller): Promise<FileOfMail> {
    const file = isUUID(id) ? await receivedMails.findFile(this.database, id) : undefined;
    if (!file || submissions[file.kind].role !== reader.actor.role) throw new NotFound('There is no such file.');
    const { name, size, kind: subjectType, subjectId } = file;
    const noun = subjectType === 'application' ? 'application' : 'enquiry';
    const refusal = this.refusalOf(file);
    if (refusal) {
      const details = { fileId: id, code: refusal.code };
      await this.audit.record({ action: `${noun}.file-refused`, subjectType, subjectId, details, ...reader });
      throw refusal;
    }
    const found = await receivedMails.readFile(this.database, id);
    if (!found?.bytes) throw new NotFound('There is no such file.');
    const details = { fileId: id, size };
    await this.audit.record({ action: `${noun}.file-read`, subjectType, subjectId, details, ...reader });
    return { name, bytes: found.bytes, subjectId };
  }

  private refusalOf({ scanState }: FoundFile): FileInfected | FileNotScanned | null {
    if (scanState === 'infected') return new FileInfected();
    return scanState === 'waiting' && this.config.SCAN !== 'off' ? new FileNotScanned() : null;
  }
}

/** Notes that a file is the resume from now on, in place of the one with this key. */
export const noteUseOfFile = receivedMails.noteUse;
