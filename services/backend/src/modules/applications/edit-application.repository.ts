import { Injectable } from '@nestjs/common';
import type { Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

export interface EditableApplication {
  apply: string;
  experience: string;
  version: number;
}

const lock = statement(
  'edit-application.lock',
  'SELECT apply, experience, version FROM applications WHERE id = $1 FOR UPDATE',
);
const update = statement(
  'edit-application.update',
  'UPDATE applications SET apply = $2, experience = $3, version = version + 1 WHERE id = $1 RETURNING version',
);

/** The two fields of an application that people may change. */
@Injectable()
export class EditApplicationRepository {
  /** Keeps others from changing it until the transaction ends. Null when there is none. */
  async lock(tx: Sql, id: string): Promise<EditableApplication | null> {
    const [row] = await tx.query<EditableApplication>(lock, [id]);
    return row ?? null;
  }

  /** @returns the new version */
  async update(tx: Sql, id: string, { apply, experience }: Omit<EditableApplication, 'version'>): Promise<number> {
    const [row] = await tx.query<{ version: number }>(update, [id, apply, experience]);
    if (!row) throw new Error('The application that was locked is gone');
    return row.version;
  }
}
