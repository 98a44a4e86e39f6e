import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { stageMoves } from './stage-moves.repository';
import type { StageMove } from './stages.view';

export { type StageMove, StageMoveView } from './stages.view';

type StageMovesQuery = { applicationId: string; offset: number; limit: number };

/** Lists the moves of an application, newest first. */
@Injectable()
export class ListStageMoves {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async run({ applicationId, offset, limit }: StageMovesQuery): Promise<ListPage<StageMove>> {
    const counted = isUUID(applicationId) ? await stageMoves.count(this.database, applicationId) : undefined;
    if (!counted) throw new NotFound('There is no such application.');
    const rows = await stageMoves.list(this.database, applicationId, offset, limit);
    return { rows, offset, total: counted.total };
  }
}
