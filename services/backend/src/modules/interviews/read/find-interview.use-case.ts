import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { type Interview, interviews } from '../interviews.repository';
import { readsAll } from './who-reads';

/** Finds one interview, for HR or somebody who takes part in it. */
@Injectable()
export class FindInterview {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async run({ id }: { id: string }, reader: Pick<Actor, 'id' | 'role'>): Promise<Interview> {
    const interview = isUUID(id) ? await interviews.find(this.database, id) : undefined;
    const mayRead = readsAll(reader) || interview?.people.some((one) => one.id === reader.id);
    if (!interview || !mayRead) throw new NotFound('There is no such interview.');
    return interview;
  }
}
