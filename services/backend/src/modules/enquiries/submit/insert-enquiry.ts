import { type Statement, statement } from '../../../platform/database/statement';
import { toE164 } from '../../../platform/fields/phone-number';
import { claimColumns, claimRows } from '../../../platform/idempotency/claim';
import { insertEvent } from '../../../platform/outbox/outbox';
import { insertConsents } from '../../privacy/find-policy.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { columnOf } from '../enquiry-fields.facts';
import type { EnquiryFacts, EnquiryName } from '../enquiry-kinds.facts';
import type { EnquiryRequest } from './enquiry-request';

/** The values of the columns of the form's fields; a phone number is also kept in its international form. */
export function columnsOf({ fields }: Pick<EnquiryFacts, 'fields'>, request: EnquiryRequest) {
  const columns: Record<string, string | null | undefined> = {};
  for (const [field, { type }] of Object.entries(fields)) {
    const value = request[field] as string | undefined;
    columns[columnOf(field)] = value;
    if (type === 'phone') columns[`${columnOf(field)}_e164`] = value === undefined ? null : toE164(value);
  }
  return columns;
}

/**
 * Everything that acknowledged enquiries stand on, in one statement and so in one transaction; returns the references of those
 * whose claim was free. Parameters: $1 the enquiries as a list in JSON, $2 event, $3 policy version, $4 the SHA-256 of the policy.
 */
export function insertEnquiries(kind: EnquiryName, facts: EnquiryFacts): Statement {
  const { table, consent } = submissions[kind];
  const columns = Object.keys(columnsOf(facts, {}));
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
