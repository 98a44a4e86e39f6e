import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { FormOptions } from '../form-settings.repository';

const findRecent = statement(
  'removed-form-options.find-recent',
  `SELECT kind, option FROM removed_form_options WHERE removed_at > now() - interval '24 hours' ORDER BY kind, option`,
);
const note = statement(
  'removed-form-options.note',
  `INSERT INTO removed_form_options (kind, option) SELECT $1, unnest($2::text[])
   ON CONFLICT (kind, option) DO UPDATE SET removed_at = now()`,
);
const forget = statement(
  'removed-form-options.forget',
  `DELETE FROM removed_form_options
   WHERE kind = $1 AND option = ANY($2) OR removed_at < now() - interval '24 hours'`,
);

const kinds = ['positions', 'experience'] as const;

/** Options that were on the form a while ago: somebody may still have that form open. */
@Injectable()
export class RemovedOptionsRepository {
  constructor(private readonly database: Database) {}

  /** Those of the last 24 hours. */
  async findRecent(): Promise<FormOptions> {
    const recent: FormOptions = { positions: [], experience: [] };
    const rows = await this.database.query<{ kind: keyof FormOptions; option: string }>(findRecent);
    for (const { kind, option } of rows) recent[kind].push(option);
    return recent;
  }

  /** Remembers what has gone, forgets what has come back and what went long ago. */
  async note(before: FormOptions, after: FormOptions, tx: Sql): Promise<void> {
    for (const kind of kinds) {
      const removed = before[kind].filter((option) => !after[kind].includes(option));
      await tx.query(note, [kind, removed]);
      await tx.query(forget, [kind, after[kind]]);
    }
  }
}
