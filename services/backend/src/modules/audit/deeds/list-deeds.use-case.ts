import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { type AuditAction, auditActions } from '../audit.facts';
import { deeds } from './deeds.repository';
import type { Deed } from './deeds.view';

export { type Deed, DeedView } from './deeds.view';

/** What the histories of moves, notes and mails tell themselves, with their words. */
const toldElsewhere: readonly AuditAction[] = ['application.moved', 'application.move-undone'];
const nouns = ['application', 'resume', 'interview'];
const told = auditActions.filter(
  (action) => nouns.includes(action.split('.')[0] ?? '') && !toldElsewhere.includes(action),
);

const MOST_DEEDS = 200;

/** Lists what was done about an application, and who has read its resume, newest first; without what has a list of its own. */
@Injectable()
export class ListDeeds {
  constructor(private readonly database: Database) {}

  /** Nothing for an application that is gone. @throws NotFound for what is no id */
  async run(applicationId: string): Promise<Deed[]> {
    if (!isUUID(applicationId)) throw new NotFound('There is no such application.');
    return deeds.list(this.database, applicationId.toLowerCase(), told, MOST_DEEDS);
  }
}
