import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { onlyRow, statement } from '../../platform/database/statement';

export const staffRoles = ['general', 'hr'] as const;
export type StaffRole = (typeof staffRoles)[number];

export interface Staff {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** Null until an invitation was accepted. */
  passwordHash: string | null;
  disabledAt: Date | null;
  version: number;
}

export type NewStaff = Pick<Staff, 'name' | 'email' | 'role'> & { passwordHash: string };
export type StaffChange = Pick<Staff, 'name' | 'role'> & { disabled: boolean };

const columns = `id, name, email, role, password_hash AS "passwordHash", disabled_at AS "disabledAt", version`;
const findByEmail = statement('staff.find-by-email', `SELECT ${columns} FROM staff WHERE email = $1`);
const find = statement('staff.find', `SELECT ${columns} FROM staff WHERE id = $1`);
const lock = statement('staff.lock', `SELECT ${columns} FROM staff WHERE id = $1 FOR UPDATE`);
/** Locks the row until the transaction ends. */
const holdAsVerified = statement(
  'staff.hold-as-verified',
  `SELECT id FROM staff WHERE id = $1 AND password_hash = $2 AND role = $3 AND disabled_at IS NULL FOR SHARE`,
);
const lockGeneralAdmins = statement(
  'staff.lock-general-admins',
  `SELECT id FROM staff WHERE role = 'general' AND disabled_at IS NULL AND password_hash IS NOT NULL ORDER BY id FOR UPDATE`,
);
const save = statement(
  'staff.save',
  `INSERT INTO staff (name, email, role, password_hash) VALUES ($1, $2, $3, $4)
   ON CONFLICT (email) DO UPDATE
     SET name = excluded.name, role = excluded.role, password_hash = excluded.password_hash, disabled_at = NULL,
         updated_at = now(), version = staff.version + 1
   RETURNING id, xmax = 0 AS created`,
);
/** Somebody who has a password is left alone. */
const invite = statement(
  'staff.invite',
  `INSERT INTO staff (name, email, role) VALUES ($1, $2, $3)
   ON CONFLICT (email) DO UPDATE SET name = excluded.name, role = excluded.role, disabled_at = NULL, updated_at = now(),
     version = staff.version + 1 WHERE staff.password_hash IS NULL
   RETURNING id`,
);
const change = statement(
  'staff.change',
  `UPDATE staff SET name = $2, role = $3, disabled_at = CASE WHEN $4 THEN coalesce(disabled_at, now()) END,
     updated_at = now(), version = version + 1 WHERE id = $1`,
);
const isRecent = statement(
  'staff.is-recent',
  `SELECT id FROM staff WHERE id = $1 AND created_at > now() - make_interval(days => $2)`,
);
const setPassword = statement(
  'staff.set-password',
  `UPDATE staff SET password_hash = $2, updated_at = now() WHERE id = $1 AND disabled_at IS NULL RETURNING id`,
);
const replacePassword = statement(
  'staff.replace-password',
  `UPDATE staff SET password_hash = $3, updated_at = now() WHERE id = $1 AND password_hash = $2 AND disabled_at IS NULL
   RETURNING id`,
);

@Injectable()
export class StaffRepository {
  constructor(private readonly database: Database) {}

  async findByEmail(email: string, sql: Sql = this.database): Promise<Staff | undefined> {
    return (await sql.query<Staff>(findByEmail, [email]))[0];
  }

  async find(id: string): Promise<Staff | undefined> {
    return (await this.database.query<Staff>(find, [id]))[0];
  }

  async lock(id: string, tx: Sql): Promise<Staff | undefined> {
    return (await tx.query<Staff>(lock, [id]))[0];
  }

  /** @returns whether what was verified still holds; then it holds until the transaction ends. */
  async holdAsVerified({ id, passwordHash, role }: Staff, tx: Sql): Promise<boolean> {
    return (await tx.query(holdAsVerified, [id, passwordHash, role])).length === 1;
  }

  /** @returns whether the person was added within so many days. */
  async isRecent(id: string, days: number, tx: Sql): Promise<boolean> {
    return (await tx.query(isRecent, [id, days])).length === 1;
  }

  /** The ids of those who can manage people, none of whom can cease to do so before the transaction ends. */
  async lockGeneralAdmins(tx: Sql): Promise<string[]> {
    return (await tx.query<{ id: string }>(lockGeneralAdmins)).map(({ id }) => id);
  }

  /** Adds the person, or gives the person of that e-mail this name, role and password and lets them in again. */
  async save(person: NewStaff, tx: Sql): Promise<{ id: string; created: boolean }> {
    const { name, email, role, passwordHash } = person;
    return onlyRow(await tx.query<{ id: string; created: boolean }>(save, [name, email, role, passwordHash]));
  }

  /** @returns the person's id, or nothing where this e-mail address belongs to somebody who has accepted already. */
  async invite({ name, email, role }: Omit<NewStaff, 'passwordHash'>, tx: Sql): Promise<string | undefined> {
    return (await tx.query<{ id: string }>(invite, [name, email, role]))[0]?.id;
  }

  async change(id: string, { name, role, disabled }: StaffChange, tx: Sql): Promise<void> {
    await tx.query(change, [id, name, role, disabled]);
  }

  /** @returns whether the person may sign in, so that the password was taken. */
  async setPassword(id: string, passwordHash: string, tx: Sql): Promise<boolean> {
    return (await tx.query(setPassword, [id, passwordHash])).length === 1;
  }
  /** @returns whether `known` was still the password of somebody who may sign in, so that the new one was taken. */
  async replacePassword(id: string, known: string, passwordHash: string, tx: Sql): Promise<boolean> {
    return (await tx.query(replacePassword, [id, known, passwordHash])).length === 1;
  }
}
