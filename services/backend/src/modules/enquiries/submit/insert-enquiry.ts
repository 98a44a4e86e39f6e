import { type Statement, statement } from '../../../platform/database/statement';
import { claimColumns, claimRows } from '../../../platform/idempotency/claim';
import { insertEvent } from '../../../platform/outbox/outbox';
import { type EnquiryName, submissions } from '../../submissions/kinds.facts';

/**
 * Everything that acknowledged enquiries stand on, in one statement and so in one transaction; returns the references of those
 * whose claim was free. Parameters: $1 the enquiries as a list in JSON, $2 event, $3 policy version, $4 the SHA-256 of the policy.
 * `columns` are those that only this kind has, all of them text.
 */
export function insertEnquiries(kind: EnquiryName, columns: readonly string[]): Statement {
  const { table, consent } = submissions[kind];
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
    c AS (
      INSERT INTO consents (${consent}, terms_agreed, age_confirmed, policy_version, policy_sha256, given_at)
      SELECT e.id, true, false, $3, $4, given.consent_at FROM e JOIN given USING (reference)
      WHERE given.consent_at IS NOT NULL),
    o AS (${insertEvent('$2', 'id', `e WHERE standing = 'clear'`)})
    SELECT reference FROM e`,
  );
}
