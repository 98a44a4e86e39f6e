import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type FoundFile, receivedMails } from './received-mails.repository';

class FileInfected extends expectedError(
  409,
  'file_infected',
  'The malware scanner has found malware in this file, and it was removed.',
) {}

class FileNotScanned extends expectedError(
  409,
  'file_not_scanned',
  'The malware scanner has not seen this file yet. Please try again in some minutes.',
) {}

/** Hands out a file of a received mail. Readings and refusals are recorded in the audit log. */
@Injectable()
export class ReadReceivedFile {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, FileInfected, FileNotScanned */
  async run({ id }: { id: string }, reader: Caller): Promise<{ name: string; bytes: Buffer }> {
    const file = isUUID(id) ? await receivedMails.findFile(this.database, id) : undefined;
    if (!file) throw new NotFound('There is no such file.');
    const refusal = this.refusalOf(file);
    const about = { subjectType: file.kind, subjectId: file.enquiryId };
    if (refusal) {
      const details = { fileId: id, code: refusal.code };
      await this.audit.record({ action: 'enquiry.file-refused', ...about, details, ...reader });
      throw refusal;
    }
    const found = await receivedMails.readFile(this.database, id);
    if (!found?.bytes) throw new NotFound('There is no such file.');
    const details = { fileId: id, size: file.size };
    await this.audit.record({ action: 'enquiry.file-read', ...about, details, ...reader });
    return { name: file.name, bytes: found.bytes };
  }

  private refusalOf({ scanState }: FoundFile): FileInfected | FileNotScanned | null {
    if (scanState === 'infected') return new FileInfected();
    return scanState === 'waiting' && this.config.SCAN !== 'off' ? new FileNotScanned() : null;
  }
}
