import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { noteLook } from './held.repository';

/** Notes that a person has seen the held submissions, so that no digest lists them. */
@Injectable()
export class NoteHeldLook {
  constructor(private readonly database: Database) {}

  async run(reader: Actor): Promise<void> {
    await noteLook(this.database, reader.role);
  }
}
