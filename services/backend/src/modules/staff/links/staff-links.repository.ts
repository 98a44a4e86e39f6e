import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';
import type { StaffRole } from '../staff.repository';

export const linkKinds = ['invitation', 'password-reset'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** How long a link is good, in hours. */
const linkHours: Record<LinkKind, number> = { invitation: 24, 'password-reset': 1 };

/** A link with its person. */
export interface StaffLink {
  id: string;
  kind: LinkKind;
  expiresAt: Date;
  staffId: string;
  name: string;
  email: string;
  role: StaffRole;
  /** Whether it can be used at this moment. */
  good: boolean;
}

const open = statement(
  'staff-links.open',
  `INSERT INTO staff_links (kind, staff_id, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3)) RETURNING id`,
);
const voidAllOf = statement(
  'staff-links.void-all-of',
  `UPDATE staff_links SET voided_at = now() WHERE staff_id = $1 AND used_at IS NULL AND voided_at IS NULL`,
);
const countRecent = statement(
  'staff-links.count-recent',
  `SELECT count(*)::int AS count FROM staff_links WHERE staff_id = $1 AND kind = $2 AND created_at > now() - interval '1 hour'`,
);
const isGood = 'l.used_at IS NULL AND l.voided_at IS NULL AND l.expires_at > now() AND s.disabled_at IS NULL';
const links = `SELECT l.id, l.kind, l.expires_at AS "expiresAt", s.id AS "staffId", s.name, s.email, s.role, ${isGood} AS good
   FROM staff_links l JOIN staff s ON s.id = l.staff_id`;
const find = statement('staff-links.find', `${links} WHERE l.id = $1`);
const findByToken = statement(
  'staff-links.find-by-token',
  `${links} WHERE ${isGood} AND l.kind = $2 AND l.id = (SELECT link_id FROM staff_link_tokens WHERE hash = $1)`,
);
const addToken = statement('staff-links.add-token', `INSERT INTO staff_link_tokens (hash, link_id) VALUES ($1, $2)`);
const use = statement(
  'staff-links.use',
  `UPDATE staff_links SET used_at = now()
   WHERE id = $1 AND used_at IS NULL AND voided_at IS NULL AND expires_at > now() RETURNING id`,
);
const forgetOld = statement(
  'staff-links.forget-old',
  `DELETE FROM staff_links WHERE least(used_at, voided_at, expires_at) < now() - interval '1 day'`,
);

@Injectable()
export class StaffLinksRepository {
  constructor(private readonly database: Database) {}

  /** Earlier links of the person are void from now on. @returns the id of the new one. */
  async open(kind: LinkKind, staffId: string, tx: Sql): Promise<string> {
    await this.voidAllOf(staffId, tx);
    return onlyRow(await tx.query<{ id: string }>(open, [kind, staffId, linkHours[kind]])).id;
  }

  async voidAllOf(staffId: string, tx: Sql): Promise<void> {
    await tx.query(voidAllOf, [staffId]);
  }

  /** How many links of this kind the person was given in the last hour. */
  async countRecent(kind: LinkKind, staffId: string, tx: Sql): Promise<number> {
    return onlyRow(await tx.query<{ count: number }>(countRecent, [staffId, kind])).count;
  }

  async find(id: string): Promise<StaffLink | undefined> {
    return (await this.database.query<StaffLink>(find, [id]))[0];
  }

  /** A good one, or nothing. */
  async findByToken(kind: LinkKind, hash: Buffer): Promise<StaffLink | undefined> {
    return (await this.database.query<StaffLink>(findByToken, [hash, kind]))[0];
  }

  async addToken(id: string, hash: Buffer): Promise<void> {
    await this.database.query(addToken, [hash, id]);
  }

  /** @returns whether it was still good: of two who use a link at once, one gets false. */
  async use(id: string, tx: Sql): Promise<boolean> {
    return (await tx.query(use, [id])).length === 1;
  }

  async forgetOld(): Promise<void> {
    await this.database.query(forgetOld);
  }
}
