import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database, type Sql } from '../../../platform/database/database';
import { GroupedWrites } from '../../../platform/database/grouped-writes';
import { PoolShare, sharesOf } from '../../../platform/database/pool-share';
import { statement } from '../../../platform/database/statement';
import { toE164 } from '../../../platform/fields/phone-number';
import { knownSource, type SourceFields } from '../../../platform/fields/source-fields';
import type { SubmittedView } from '../../../platform/http/forms/answer-submission';
import { claimAsJson, claimColumns, claimRows } from '../../../platform/idempotency/claim';
import type { Outcome } from '../../../platform/idempotency/idempotency';
import { insertEvent } from '../../../platform/outbox/outbox';
import { insertConsents, policy } from '../../privacy/find-policy.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { type Sent, TakeIn, type TakenIn } from '../../submissions/take-in.use-case';
import { columnOf, type EnquiryKind, type EnquiryName, forEachEnquiry } from '../enquiry-kinds.facts';

export type EnquiryRequest = SourceFields & { agree?: boolean } & { [field: string]: string | boolean | undefined };

type NewEnquiry = TakenIn & { request: EnquiryRequest };

/** The values of the columns of the form's fields; a phone number is also kept in its international form. */
function columnsOf({ fields }: EnquiryKind, request: EnquiryRequest) {
  const columns: Record<string, string | null | undefined> = {};
  for (const [field, { type }] of Object.entries(fields)) {
    const value = request[field] as string | undefined;
    columns[columnOf(field)] = value;
    if (type === 'phone') columns[`${columnOf(field)}_e164`] = value === undefined ? null : toE164(value);
  }
  return columns;
}

const asRow = (kind: EnquiryKind, { request, reference, standing, heldFor, consentAt, claim, answer }: NewEnquiry) => ({
  ...claimAsJson(claim, answer),
  reference,
  standing,
  held_for: heldFor,
  source: knownSource(request),
  consent_at: consentAt,
  ...columnsOf(kind, request),
});

/**
 * Everything that acknowledged enquiries stand on, in one statement and so in one transaction; returns the references of those
 * whose claim was free. Parameters: $1 the enquiries as a list in JSON, $2 event, $3 policy version, $4 the SHA-256 of the policy.
 */
function insertInto(kind: EnquiryKind) {
  const { table, consent } = submissions[kind.name];
  const columns = Object.keys(columnsOf(kind, {}));
  return statement(
    `enquiries.insert-into-${table}`,
    `WITH given AS MATERIALIZED (
      SELECT * FROM json_to_recordset($1::json) AS one(${claimColumns}, reference text, standing text, held_for text[],
        source jsonb, consent_at timestamptz, ${columns.map((name) => `${name} text`).join(', ')})),
    ${claimRows('given')},
    e AS (
      INSERT INTO ${table} (reference, standing, held_for, source, ${columns.join(', ')})
      SELECT reference, standing, held_for, source, ${columns.join(', ')} FROM given JOIN claim USING (scope, key_hash)
      RETURNING id, reference, standing),
    c AS (${insertConsents(
      consent,
      `SELECT e.id, true, false, $3, $4, given.consent_at FROM e JOIN given USING (reference)
      WHERE given.consent_at IS NOT NULL`,
    )}),
    o AS (${insertEvent('$2', 'id', `e WHERE standing = 'clear'`)})
    SELECT reference FROM e`,
  );
}

/** All statements of a kind's submissions use one share of the pool. A write gives false when the claim is taken. */
function doorOf(kind: EnquiryKind, share: PoolShare) {
  const insert = insertInto(kind);
  const write = async (given: NewEnquiry[], sql: Sql) => {
    const rows = JSON.stringify(given.map((enquiry) => asRow(kind, enquiry)));
    const values = [rows, submissions[kind.name].event, policy.version, policy.sha256];
    const written = await sql.query<{ reference: string }>(insert, values);
    const references = new Set(written.map(({ reference }) => reference));
    return given.map(({ reference }) => references.has(reference));
  };
  const keyOf = ({ claim: { scope, hash } }: NewEnquiry) => scope + hash.toString('latin1');
  return { share, writes: new GroupedWrites(share, write, keyOf) };
}

/** Enquiries of one kind that come at the same time are written together. */
@Injectable()
export class SubmitEnquiry {
  private readonly doors: Record<EnquiryName, ReturnType<typeof doorOf>>;

  constructor(
    private readonly takeIn: TakeIn,
    database: Database,
    @InjectConfig() { DATABASE_POOL_SIZE }: Config,
  ) {
    const { grouped } = sharesOf(DATABASE_POOL_SIZE);
    this.doors = forEachEnquiry((kind) => doorOf(kind, new PoolShare(database, grouped)));
  }

  /** @throws the errors of `TakeIn` */
  submit({ name, thanks }: EnquiryKind, request: EnquiryRequest, sent: Sent): Promise<Outcome<SubmittedView>> {
    const since = performance.now();
    const { share, writes } = this.doors[name];
    const write = (taken: TakenIn) => writes.add({ ...taken, request }, since);
    const sql = share.begin(since);
    return this.takeIn.take({ ...sent, kind: name, request, thanks, sql, prepare: async () => write });
  }
}
