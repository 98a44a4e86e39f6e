import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../platform/http/http.errors';
import { parseListQuery } from '../../platform/http/list-query';
import { type StageMove, StageMovesRepository } from './stage-moves.repository';

const rules = { sortFields: ['at'], defaultSort: { field: 'at', order: 'DESC' } } as const;

/** The history of an application, newest first whatever the query says. */
@Injectable()
export class ListStageMoves {
  constructor(private readonly moves: StageMovesRepository) {}

  /** @throws NotFound, ValidationFailed */
  async list(
    applicationId: string,
    query: Record<string, unknown>,
  ): Promise<{ rows: StageMove[]; offset: number; total: number }> {
    const { offset, limit } = parseListQuery(query, rules);
    const page = isUUID(applicationId) ? await this.moves.list(applicationId, offset, limit) : null;
    if (!page) throw new NotFound('There is no such application.');
    return { offset, ...page };
  }
}
