import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { onlyRow, statement } from '../../platform/database/statement';
import { countReferred } from '../applications/application.facts';
import { fromHeldJobPost, joinJobPost } from '../job-posts/job-post.facts';

/** A link by which a colleague refers people to a job post. */
export interface Referral {
  id: string;
  jobPostId: string;
  /** Of the post, as it is now. */
  slug: string;
  /** Of the colleague. */
  name: string;
  code: string;
  createdAt: Date;
  withdrawnAt: Date | null;
  /** How many came by it, without what is held or discarded. */
  applications: number;
}

export interface ReferralFilter {
  ids?: string[] | undefined;
  jobPosts?: string[] | undefined;
}

const columns = `r.id, r.job_post_id AS "jobPostId", p.slug, r.name, r.code, r.created_at AS "createdAt",
  r.withdrawn_at AS "withdrawnAt",
  ${countReferred('r.id')} AS applications`;
const from = `referrals r ${joinJobPost('r.job_post_id')}`;
const matching = '($1::uuid[] IS NULL OR r.id = ANY($1)) AND ($2::uuid[] IS NULL OR r.job_post_id = ANY($2))';

const count = statement('referrals.count', `SELECT count(*)::int AS total FROM referrals r WHERE ${matching}`);
const list = statement(
  'referrals.list',
  `SELECT ${columns} FROM ${from} WHERE ${matching} ORDER BY r.id DESC OFFSET $3 LIMIT $4`,
);
const find = statement('referrals.find', `SELECT ${columns} FROM ${from} WHERE r.id = $1`);
const lock = statement('referrals.lock', `${find.text} FOR UPDATE OF r`);
/** No row when there is no such post; the post stays until the transaction ends. */
const insert = statement(
  'referrals.insert',
  `INSERT INTO referrals (job_post_id, name, code) SELECT id, $2, $3 ${fromHeldJobPost('$1')}
   RETURNING id`,
);
const withdraw = statement('referrals.withdraw', 'UPDATE referrals SET withdrawn_at = now() WHERE id = $1');
const remove = statement('referrals.remove', 'DELETE FROM referrals WHERE id = $1');

@Injectable()
export class ReferralsRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async list({ ids, jobPosts }: ReferralFilter, offset: number, limit: number) {
    const filter = [ids ?? null, jobPosts ?? null];
    const { total } = onlyRow(await this.database.query<{ total: number }>(count, filter));
    return { rows: await this.database.query<Referral>(list, [...filter, offset, limit]), total };
  }

  async find(id: string, sql: Sql = this.database): Promise<Referral | undefined> {
    return (await sql.query<Referral>(find, [id]))[0];
  }

  /** Keeps other writers away from it until the transaction ends. */
  async lock(tx: Sql, id: string): Promise<Referral | undefined> {
    return (await tx.query<Referral>(lock, [id]))[0];
  }

  /** Undefined when there is no such post. */
  async insert(tx: Sql, jobPostId: string, name: string, code: string): Promise<Referral | undefined> {
    const [made] = await tx.query<{ id: string }>(insert, [jobPostId, name, code]);
    return made && this.find(made.id, tx);
  }

  async withdraw(tx: Sql, id: string): Promise<void> {
    await tx.query(withdraw, [id]);
  }

  async remove(tx: Sql, id: string): Promise<void> {
    await tx.query(remove, [id]);
  }
}
