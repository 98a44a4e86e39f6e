import type { Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { type EnquiryName, forEachEnquiry } from './enquiry-kinds.facts';

/** `values` are those of its own fields, in the order of the form. */
interface DescribedRow {
  reference: string;
  name: string;
  email: string;
  receivedAt: Date;
  heldFor: string[];
  values: (string | null)[];
}

const finders = forEachEnquiry(({ table, ownFields }) =>
  statement(
    `describe-enquiry.find-in-${table}`,
    `SELECT reference, name, email, created_at AS "receivedAt", held_for AS "heldFor",
       ARRAY[${ownFields.map(({ column }) => column).join(', ')}] AS values
     FROM ${table} WHERE id = $1`,
  ),
);

/** Undefined when it is gone. */
export async function findEnquiry(sql: Sql, kind: EnquiryName, id: string): Promise<DescribedRow | undefined> {
  const [row] = await sql.query<DescribedRow>(finders[kind], [id]);
  return row;
}
