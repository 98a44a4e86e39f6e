import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { isReadOnly } from '../../../platform/database/database-errors';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { openings } from './opened.repository';

/** Notes who of HR was the first to open an application. An application that is gone is passed over. */
@Injectable()
export class NoteOpening {
  constructor(private readonly database: Database) {}

  /** @throws NotFound for a text that is no id */
  async run(id: string, { role, name }: Actor): Promise<void> {
    if (!isUUID(id)) throw new NotFound('There is no such application.');
    if (role === 'hr') await openings.note(this.database, id, name);
  }
}

/** A database that may only be read keeps nobody from reading: the application stays unseen. */
export async function unlessReadOnly(noting: Promise<void>): Promise<void> {
  try {
    await noting;
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
}
