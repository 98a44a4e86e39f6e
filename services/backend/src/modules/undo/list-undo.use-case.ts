import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { listOpenActions, type OpenAction } from '../../platform/undo/undo';
import { UndoTakers } from '../../platform/undo/undo-takers';
import type { OpenUndoView } from './undo.view';

/** Lists what a person has done and can take back now, newest first. */
@Injectable()
export class ListUndo {
  constructor(
    private readonly database: Database,
    private readonly takers: UndoTakers,
  ) {}

  async run({ id, role }: Actor): Promise<OpenUndoView[]> {
    const open = await listOpenActions(this.database, id, role);
    return Promise.all(open.map((action) => this.view(action)));
  }

  private async view({ id, kind, deed, at, until, remainingMs, mails, mailsLeaveAt, subjects }: OpenAction) {
    const [only, ...others] = subjects;
    const isOne = only !== undefined && others.length === 0;
    const names = isOne ? await this.takers.of(kind).names(this.database, [only.id]) : undefined;
    return {
      id,
      kind: kind as OpenUndoView['kind'],
      deed,
      at: at.toISOString(),
      until: until.toISOString(),
      remainingMs,
      name: (only && names?.get(only.id)) ?? null,
      mails,
      mailsLeaveAt: mailsLeaveAt?.toISOString() ?? null,
      subjects: subjects.map((subject) => ({ id: subject.id, kind: subject.kind })),
    };
  }
}
