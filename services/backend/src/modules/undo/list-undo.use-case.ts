import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { listOpenActions } from '../../platform/undo/undo';
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
    return Promise.all(
      open.map(async ({ subjects, at, until, mailsLeaveAt, ...action }) => {
        const [only, ...others] = subjects;
        const isOne = only !== undefined && others.length === 0;
        const names = isOne ? await this.takers.of(action.kind).names(this.database, [only.id]) : new Map<string, string>();
        return {
          ...action,
          kind: action.kind as OpenUndoView['kind'],
          at: at.toISOString(),
          until: until.toISOString(),
          mailsLeaveAt: mailsLeaveAt?.toISOString() ?? null,
          name: (only && names.get(only.id)) ?? null,
          subjects: subjects.map((subject) => ({ id: subject.id, kind: subject.kind })),
        };
      }),
    );
  }
}
