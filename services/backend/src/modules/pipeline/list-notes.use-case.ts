import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../platform/http/http.errors';
import { parseListQuery } from '../../platform/http/list-query';
import { type Note, NotesRepository } from './notes.repository';

const rules = { sortFields: ['createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } } as const;

/** The notes about an application, newest first whatever the query says. */
@Injectable()
export class ListNotes {
  constructor(private readonly notes: NotesRepository) {}

  /** @throws NotFound, ValidationFailed */
  async list(
    applicationId: string,
    query: Record<string, unknown>,
  ): Promise<{ rows: Note[]; offset: number; total: number }> {
    const { offset, limit } = parseListQuery(query, rules);
    const page = isUUID(applicationId) ? await this.notes.list(applicationId, offset, limit) : null;
    if (!page) throw new NotFound('There is no such application.');
    return { offset, ...page };
  }
}
