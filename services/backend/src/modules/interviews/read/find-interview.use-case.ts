import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { type Interview, interviews } from '../interviews.repository';

/** Finds one interview. */
@Injectable()
export class FindInterview {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async run({ id }: { id: string }): Promise<Interview> {
    const interview = isUUID(id) ? await interviews.find(this.database, id) : undefined;
    if (!interview) throw new NotFound('There is no such interview.');
    return interview;
  }
}
