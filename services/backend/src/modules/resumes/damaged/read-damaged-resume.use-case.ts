import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { ExpectedError } from '../../../platform/http/errors/expected-error';
import { Unavailable } from '../../../platform/http/errors/http.errors';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { Scanner } from '../../../platform/scan/scanner';
import { checksumOf } from '../../../platform/storage/storage';
import { ResumeAccess } from '../read/resume-access';
import type { Resume } from '../read/resumes.repository';
import { ResumeInfected, ResumeNotScanned } from '../resumes.errors';
import { PresentBytes } from './present-bytes';

const INFECTED = 'The scanner found malware in what there is of this resume, so it is not handed out.';

/**
 * Hands out what there is of a resume to a reader who knows that it may not be the file that was sent. Of bytes that nobody has
 * scanned the scanner is asked first, where there is one.
 */
@Injectable()
export class ReadDamagedResume {
  constructor(
    private readonly access: ResumeAccess,
    private readonly present: PresentBytes,
    private readonly scanner: Scanner,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /**
   * `isDamaged`: whether the bytes differ from those that were sent.
   * @throws NotFound, ResumeErased, ResumeNotFiled, ResumeMissing, ResumeInfected, ResumeNotScanned, Unavailable
   */
  async run(fileName: string, reader: Caller): Promise<{ resume: Resume; bytes: Buffer; isDamaged: boolean }> {
    const resume = await this.access.findResume(fileName, reader, true);
    try {
      const bytes = await this.present.read(resume);
      const isDamaged = !checksumOf(bytes).sha256.equals(resume.sha256);
      if (isDamaged || resume.scanState !== 'clean') await this.scan(resume, bytes);
      await this.access.recordReading(reader, resume, isDamaged ? { as: 'damaged', present: bytes.length } : {});
      return { resume, bytes, isDamaged };
    } catch (error) {
      if (error instanceof ExpectedError && !(error instanceof Unavailable))
        await this.access.recordRefusal(reader, error.code, resume.applicationId);
      throw error;
    }
  }

  private async scan({ applicationId }: Resume, bytes: Buffer): Promise<void> {
    const verdict = await this.scanner.scan(bytes).catch((err: unknown) => {
      this.logger.warn({ err, applicationId }, 'a damaged resume could not be scanned');
      throw new ResumeNotScanned();
    });
    if (verdict?.clean === false) throw new ResumeInfected(INFECTED);
  }
}
