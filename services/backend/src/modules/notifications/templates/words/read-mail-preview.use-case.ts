import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../../platform/access/access.decorators';
import { Database } from '../../../../platform/database/database';
import { NotFound } from '../../../../platform/http/errors/http.errors';
import { mailPreviews } from './mail-previews.repository';

/** Reads the HTML form of a mail that the reader has had shown within the last minutes. */
@Injectable()
export class ReadMailPreview {
  constructor(private readonly database: Database) {}

  /** @throws NotFound, also for one of somebody else */
  async run({ id }: { id: string }, { id: staffId }: Pick<Actor, 'id'>): Promise<Buffer> {
    const preview = isUUID(id) ? await mailPreviews.find(this.database, id, staffId) : undefined;
    if (!preview) throw new NotFound('There is no such preview.');
    return Buffer.from(preview.html);
  }
}
