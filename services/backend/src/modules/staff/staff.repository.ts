import { isUUID } from 'class-validator';
import type { Sql } from '../../platform/database/database';
import { findRow, hasRow, listRows, oneRow, queries, run } from '../../platform/database/queries';
import { NotFound } from '../../platform/http/errors/http.errors';
import { hasWayIn, isActive, isActiveAs, mayChoosePassword, type StaffRole } from './staff.facts';

/** In characters. */
export const LONGEST_NAME = 120;

/** For how long a password that an operator has set lets in where passwords are switched off. */
const OPERATORS_DOOR_HOURS = 24;

export interface Staff {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** Null until an invitation was accepted, and of people who sign in by the identity provider or passkeys alone. */
  passwordHash: string | null;
  /** Until when the password that an operator has set counts although passwords are switched off. */
  passwordOpensUntil: Date | null;
  disabledAt: Date | null;
  version: number;
}

/** SQL: what a `Staff` is made of, in a statement whose only table with these names is that of staff. */
export const staffColumns = `id, name, email, role, password_hash AS "passwordHash",
  password_opens_until AS "passwordOpensUntil", disabled_at AS "disabledAt", version`;

export const staff = queries('staff', {
  findByEmail: findRow<Staff, [email: string]>(`SELECT ${staffColumns} FROM staff WHERE email = $1`),
  find: findRow<Staff, [id: string]>(`SELECT ${staffColumns} FROM staff WHERE id = $1`),
  lock: findRow<Staff, [id: string]>(`SELECT ${staffColumns} FROM staff WHERE id = $1 FOR UPDATE`),

  /** Whether the verified facts still hold; then they hold until the transaction ends. */
  holdAsVerified: hasRow<[id: string, passwordHash: string | null, role: StaffRole]>(`
    SELECT id FROM staff WHERE id = $1 AND password_hash = $2 AND role = $3 AND disabled_at IS NULL FOR SHARE`),

  /** The same for somebody who has proven it without a password. */
  holdAsEnabled: hasRow<[id: string, role: string]>(`
    SELECT id FROM staff WHERE id = $1 AND role = $2 AND ${isActive('staff')} FOR SHARE`),

  isRecent: hasRow<[id: string, days: number]>(`
    SELECT id FROM staff WHERE id = $1 AND created_at > now() - make_interval(days => $2)`),

  /** Everybody who may sign in, by name. */
  listEnabled: listRows<{ name: string; email: string; role: StaffRole; hasWayIn: boolean; passkeys: number }>(`
    SELECT name, email, role, ${hasWayIn('s')} AS "hasWayIn", (SELECT count(*)::int FROM staff_passkeys WHERE staff_id = s.id) AS passkeys
    FROM staff s WHERE disabled_at IS NULL ORDER BY name, email`),

  /** Locks the general administrators who can manage people, until the transaction ends. */
  lockGeneralAdmins: listRows<{ id: string }>(`
    SELECT id FROM staff s WHERE ${isActiveAs("'general'", 's')} ORDER BY id FOR UPDATE`),

  /** Whether the person has something to sign in with. */
  hasWayIn: hasRow<[id: string]>(`SELECT id FROM staff s WHERE id = $1 AND ${hasWayIn('s')}`),

  mayChoosePassword: hasRow<[id: string]>(`SELECT id FROM staff s WHERE id = $1 AND ${mayChoosePassword('s')}`),

  /** Adds the person, or gives the person of that e-mail this name, role and password (null: none) and lets them in again. */
  save: oneRow<
    { id: string; created: boolean },
    [name: string, email: string, role: StaffRole, passwordHash: string | null]
  >(`
    INSERT INTO staff (name, email, role, password_hash, password_opens_until)
    VALUES ($1, $2, $3, $4::text, CASE WHEN $4::text IS NOT NULL THEN now() + interval '${OPERATORS_DOOR_HOURS} hours' END)
    ON CONFLICT (email) DO UPDATE
      SET name = excluded.name, role = excluded.role, password_hash = excluded.password_hash, disabled_at = NULL,
          password_opens_until = excluded.password_opens_until, updated_at = now(), version = staff.version + 1
    RETURNING id, xmax = 0 AS created`),

  /** Adds somebody who signs in by the identity provider alone; nothing where the e-mail address is taken. */
  addWithoutPassword: findRow<Staff, [name: string, email: string, role: StaffRole]>(`
    INSERT INTO staff (name, email, role) VALUES ($1, $2, $3) ON CONFLICT (email) DO NOTHING RETURNING ${staffColumns}`),

  /** Gives the person's id, or nothing where this e-mail address belongs to somebody who can sign in already. */
  invite: findRow<{ id: string }, [name: string, email: string, role: StaffRole]>(`
    INSERT INTO staff (name, email, role) VALUES ($1, $2, $3)
    ON CONFLICT (email) DO UPDATE SET name = excluded.name, role = excluded.role, disabled_at = NULL, updated_at = now(),
      version = staff.version + 1 WHERE NOT ${hasWayIn('staff')}
    RETURNING id`),

  change: run<[id: string, name: string, role: StaffRole, disabled: boolean]>(`
    UPDATE staff SET name = $2, role = $3, disabled_at = CASE WHEN $4 THEN coalesce(disabled_at, now()) END,
      updated_at = now(), version = version + 1 WHERE id = $1`),

  /** Whether the person may sign in, so that the password was taken. */
  setPassword: hasRow<[id: string, passwordHash: string]>(`
    UPDATE staff SET password_hash = $2, updated_at = now() WHERE id = $1 AND disabled_at IS NULL RETURNING id`),

  /** Whether `knownHash` was still the password of somebody who may sign in, so that the new one was taken. */
  replacePassword: hasRow<[id: string, knownHash: string, passwordHash: string]>(`
    UPDATE staff SET password_hash = $3, updated_at = now() WHERE id = $1 AND password_hash = $2 AND disabled_at IS NULL
    RETURNING id`),
});

/** Nobody else changes the person until the transaction ends. @throws NotFound, also for an id that is none */
export async function lockPerson(tx: Sql, id: string): Promise<Staff> {
  const person = isUUID(id) ? await staff.lock(tx, id) : undefined;
  if (!person) throw new NotFound('There is no such person.');
  return person;
}
