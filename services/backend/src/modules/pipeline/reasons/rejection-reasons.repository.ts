import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';
import { fromRejectedWith } from '../../applications/application.facts';

export interface RejectionReason {
  id: string;
  label: string;
  position: number;
  retiredAt: Date | null;
  version: number;
}

export interface ReasonFields {
  label: string;
  position: number;
  retired: boolean;
}

export interface ReasonUse {
  /** How often it was given. */
  moves: number;
  /** How many are rejected with it now. */
  applications: number;
}

export interface ReasonFilter {
  ids?: string[] | undefined;
  retired?: boolean | undefined;
}

const columns = 'id, label, position, retired_at AS "retiredAt", version';
const matching = `($1::uuid[] IS NULL OR id = ANY($1)) AND ($2::boolean IS NULL OR (retired_at IS NOT NULL) = $2)`;

const count = statement(
  'rejection-reasons.count',
  `SELECT count(*)::int AS total FROM rejection_reasons WHERE ${matching}`,
);
const list = statement(
  'rejection-reasons.list',
  `SELECT ${columns} FROM rejection_reasons WHERE ${matching} ORDER BY position, lower(label), id OFFSET $3 LIMIT $4`,
);
const find = statement('rejection-reasons.find', `SELECT ${columns} FROM rejection_reasons WHERE id = $1`);
const lock = statement('rejection-reasons.lock', `${find.text} FOR UPDATE`);
/** A reason that is being given cannot be deleted meanwhile. */
const findInUse = statement(
  'rejection-reasons.find-in-use',
  'SELECT id, label FROM rejection_reasons WHERE id = $1 AND retired_at IS NULL FOR KEY SHARE',
);
const insert = statement(
  'rejection-reasons.insert',
  `INSERT INTO rejection_reasons (label, position) VALUES ($1, $2) RETURNING ${columns}`,
);
const update = statement(
  'rejection-reasons.update',
  `UPDATE rejection_reasons SET label = $2, position = $3, version = version + 1,
     retired_at = CASE WHEN $4 THEN coalesce(retired_at, now()) END
   WHERE id = $1 RETURNING ${columns}`,
);
const wasGiven = statement(
  'rejection-reasons.was-given',
  `SELECT EXISTS (SELECT FROM stage_moves WHERE reason_id = $1)
     OR EXISTS (SELECT ${fromRejectedWith('$1')}) AS given`,
);
const countUse = statement(
  'rejection-reasons.count-use',
  `SELECT (SELECT count(*)::int FROM stage_moves WHERE reason_id = $1) AS moves,
     (SELECT count(*)::int ${fromRejectedWith('$1')}) AS applications`,
);
const remove = statement('rejection-reasons.remove', 'DELETE FROM rejection_reasons WHERE id = $1');

/** The reasons that HR can give for a rejection. One that was given is never removed, only retired. */
@Injectable()
export class RejectionReasonsRepository {
  constructor(private readonly database: Database) {}

  async list({ ids, retired }: ReasonFilter, offset: number, limit: number) {
    const filter = [ids ?? null, retired ?? null];
    const { total } = onlyRow(await this.database.query<{ total: number }>(count, filter));
    return { rows: await this.database.query<RejectionReason>(list, [...filter, offset, limit]), total };
  }

  async find(id: string): Promise<RejectionReason | undefined> {
    return (await this.database.query<RejectionReason>(find, [id]))[0];
  }

  async lock(tx: Sql, id: string): Promise<RejectionReason | undefined> {
    return (await tx.query<RejectionReason>(lock, [id]))[0];
  }

  /** A reason that can be given, because it is not retired. */
  async findInUse(tx: Sql, id: string): Promise<{ id: string; label: string } | undefined> {
    return (await tx.query<{ id: string; label: string }>(findInUse, [id]))[0];
  }

  async insert(tx: Sql, { label, position }: Omit<ReasonFields, 'retired'>): Promise<RejectionReason> {
    return onlyRow(await tx.query<RejectionReason>(insert, [label, position]));
  }

  async update(tx: Sql, id: string, { label, position, retired }: ReasonFields): Promise<RejectionReason> {
    return onlyRow(await tx.query<RejectionReason>(update, [id, label, position, retired]));
  }

  async wasGiven(tx: Sql, id: string): Promise<boolean> {
    return onlyRow(await tx.query<{ given: boolean }>(wasGiven, [id])).given;
  }

  async countUse(id: string): Promise<ReasonUse> {
    return onlyRow(await this.database.query<ReasonUse>(countUse, [id]));
  }

  async remove(tx: Sql, id: string): Promise<void> {
    await tx.query(remove, [id]);
  }
}
