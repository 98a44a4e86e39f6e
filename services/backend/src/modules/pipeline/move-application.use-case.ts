import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { NotFound } from '../../platform/http/http.errors';
import { ChangedMeanwhile } from '../../platform/http/record-version';
import { OutboxBell } from '../../platform/outbox/outbox-bell';
import { FillStageMail } from '../notifications/fill-stage-mail.use-case';
import { CarryOutMoves } from './carry-out-moves';
import type { MoveApplicationRequest } from './move-application.dto';
import { AlreadyInStage, NotInPipeline } from './pipeline.errors';
import { type MovedApplication, StageMovesRepository } from './stage-moves.repository';

@Injectable()
export class MoveApplication {
  constructor(
    private readonly database: Database,
    private readonly moves: StageMovesRepository,
    private readonly carryOut: CarryOutMoves,
    private readonly mails: FillStageMail,
    private readonly bell: OutboxBell,
  ) {}

  /**
   * @param version what the caller has read; null for any
   * @throws NotFound, ChangedMeanwhile, NotInPipeline, AlreadyInStage, ValidationFailed
   */
  async move(id: string, given: MoveApplicationRequest, version: number | null, doer: Doer): Promise<MovedApplication> {
    const mails = given.mail && isUUID(id) ? await this.mails.fill(given.mail, [id]) : new Map();
    const moved = await this.database.transaction(async (tx) => {
      const [found] = isUUID(id) ? await this.moves.lock(tx, [id]) : [];
      if (!found) throw new NotFound('There is no such application.');
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      if (!found.isClear) throw new NotInPipeline();
      if (found.stage === given.stage) throw new AlreadyInStage();
      return this.carryOut.carryOut(tx, [found], given, mails, doer);
    });
    if (mails.size > 0) this.bell.ring();
    return one(moved);
  }
}

function one([moved]: MovedApplication[]): MovedApplication {
  if (!moved) throw new Error('The application that was locked is gone');
  return moved;
}
