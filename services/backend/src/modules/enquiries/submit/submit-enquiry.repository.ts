import type { Sql } from '../../../platform/database/database';
import { type Statement, statement } from '../../../platform/database/statement';
import { columnsOf, internationalNumbers } from '../../../platform/fields/form-field';
import { knownSource } from '../../../platform/fields/source-fields';
import { insertEvent } from '../../../platform/outbox/outbox';
import { insertConsents, policy } from '../../privacy/find-policy.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { type Submission, submissionRow, withSubmitted } from '../../submissions/submission.facts';
import { enquiries, type EnquiryKind, type EnquiryName, forEachEnquiry } from '../enquiry-kinds.facts';
import type { EnquiryRequests } from './submit-enquiry.dto';

export interface NewEnquiry extends Submission {
  request: EnquiryRequests[EnquiryName];
}

/**
 * Everything that acknowledged enquiries stand on, in one statement and so in one transaction; returns those whose
 * claim was free.
 */
function insertInto(kind: EnquiryKind): Statement {
  const { table, consent } = submissions[kind.name];
  const fieldColumns = columnsOf(kind.fields);
  const shared = 'reference, standing, held_for, source';
  const names = fieldColumns.map(({ name }) => name).join(', ');
  const values = fieldColumns.map(({ inRow }) => inRow).join(', ');
  return statement(
    `enquiries.insert-into-${table}`,
    `${withSubmitted(Object.fromEntries(fieldColumns.map(({ inRow }) => [inRow, 'text'])))},
    e AS (
      INSERT INTO ${table} (${shared}, ${names})
      SELECT ${shared}, ${values} FROM submitted JOIN claim USING (scope, key_hash)
      RETURNING id, reference, standing),
    c AS (${insertConsents(
      consent,
      `SELECT e.id, true, false, $2, $3, consent_at FROM e JOIN submitted USING (reference) WHERE consent_at IS NOT NULL`,
    )}),
    o AS (${insertEvent('$4', 'id', `e WHERE standing = 'clear'`)})
    SELECT reference, id FROM e`,
  );
}

const insert = forEachEnquiry(insertInto);

/** Writes enquiries of one kind together. Returns the id of each that was written, and null for one whose claim is taken. */
export async function insertEnquiries(
  sql: Sql,
  name: EnquiryName,
  list: readonly NewEnquiry[],
): Promise<(string | null)[]> {
  const rows = list.map((enquiry) => {
    const { request } = enquiry;
    const fields: object = request;
    return {
      ...fields,
      ...internationalNumbers(enquiries[name].fields, request),
      ...submissionRow(enquiry),
      source: knownSource(request),
    };
  });
  const values = [JSON.stringify(rows), policy.version, policy.sha256, submissions[name].event];
  const written = await sql.query<{ reference: string; id: string }>(insert[name], values);
  const ids = new Map(written.map(({ reference, id }) => [reference, id]));
  return list.map(({ reference }) => ids.get(reference) ?? null);
}
