import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Unavailable } from '../../platform/http/http.errors';
import { InjectLogger } from '../../platform/log/log.module';
import { Storage } from '../../platform/storage/storage';
import { StorageUnavailable, StoredObjectMissing } from '../../platform/storage/storage.errors';
import { ResumeMissing } from './resumes.errors';

/** Opens what storage should have; where it has not, the log says so loudly. */
@Injectable()
export class OpenStored {
  constructor(
    private readonly storage: Storage,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @throws ResumeMissing, Unavailable */
  async open(object: string, applicationId: string): Promise<Readable> {
    try {
      return await this.storage.open(object);
    } catch (err) {
      this.logger.error({ err, applicationId, alarm: 'resume_unreadable' }, 'a resume cannot be read from storage');
      if (err instanceof StoredObjectMissing) throw new ResumeMissing();
      if (err instanceof StorageUnavailable)
        throw new Unavailable('The file storage cannot be reached. Please try again.');
      throw err;
    }
  }
}
