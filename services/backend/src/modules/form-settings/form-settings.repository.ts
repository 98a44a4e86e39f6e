import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { onlyRow, statement } from '../../platform/database/statement';

/** The choices of the application form. */
export interface FormOptions {
  positions: string[];
  experience: string[];
}

/** The one row of the table. */
export interface FormSettings extends FormOptions {
  experienceIsText: boolean;
  version: number;
  updatedAt: Date;
}

const columns = `positions, experience, experience_is_text AS "experienceIsText", version, updated_at AS "updatedAt"`;

const find = statement('form-settings.find', `SELECT ${columns} FROM form_settings WHERE id = 1`);
const lock = statement('form-settings.lock', 'LOCK TABLE form_settings IN SHARE ROW EXCLUSIVE MODE');
const save = statement(
  'form-settings.save',
  `INSERT INTO form_settings (id, positions, experience, experience_is_text) VALUES (1, $1, $2, $3)
   ON CONFLICT (id) DO UPDATE SET positions = excluded.positions, experience = excluded.experience,
     experience_is_text = excluded.experience_is_text, version = form_settings.version + 1, updated_at = now()
   RETURNING ${columns}`,
);

@Injectable()
export class FormSettingsRepository {
  constructor(private readonly database: Database) {}

  /** Null before anybody has set anything. */
  async find(sql: Sql = this.database): Promise<FormSettings | null> {
    return (await sql.query<FormSettings>(find))[0] ?? null;
  }

  /** As `find`; keeps other writers, and no readers, out until the transaction ends. Works without a row, too. */
  async findLocked(tx: Sql): Promise<FormSettings | null> {
    await tx.query(lock);
    return this.find(tx);
  }

  async save({ positions, experience }: FormOptions, experienceIsText: boolean, tx: Sql): Promise<FormSettings> {
    return onlyRow(await tx.query<FormSettings>(save, [positions, experience, experienceIsText]));
  }
}
