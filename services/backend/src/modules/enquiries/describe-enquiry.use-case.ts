import type { Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { JobEnvelope } from '../../platform/queue/job';
import { submissions } from '../submissions/kinds.facts';
import { columnOf, type EnquiryField } from './enquiry-fields.facts';
import { enquiries, enquiryKinds, type EnquiryName, ownFieldsOf } from './enquiry-kinds.facts';

/** The facts about an enquiry that other modules may tell, for instance in a mail. */
export interface EnquirySummary {
  kind: EnquiryName;
  reference: string;
  name: string;
  email: string;
  /** In the order of the form, without empty fields. */
  fields: (Pick<EnquiryField, 'type' | 'label'> & { value: string })[];
  receivedAt: Date;
}

const kinds = enquiryKinds.map((kind) => {
  const { table, event } = submissions[kind];
  const fields = ownFieldsOf(enquiries[kind]);
  const columns = fields.map(([field]) => columnOf(field)).join(', ');
  return {
    kind,
    event,
    fields: fields.map(([, { type, label }]) => ({ type, label })),
    find: statement(
      `describe-enquiry.find-in-${table}`,
      `SELECT reference, name, email, created_at AS "receivedAt", ARRAY[${columns}] AS values FROM ${table} WHERE id = $1`,
    ),
  };
});

type Row = Omit<EnquirySummary, 'kind' | 'fields'> & { values: (string | null)[] };

/**
 * The enquiry that a job is about. Null when it is gone.
 * @throws for a job of another event, which is a mistake in the subscriptions
 */
export async function describeEnquiry(
  sql: Sql,
  { job, event = '', subjectId }: JobEnvelope,
): Promise<EnquirySummary | null> {
  const known = kinds.find((one) => one.event === event);
  if (!known) throw new Error(`The job ${job} does not know the event ${event}`);
  const [row] = await sql.query<Row>(known.find, [subjectId]);
  if (!row) return null;
  const { values, ...about } = row;
  const fields = values.flatMap((value, at) => {
    const field = known.fields[at];
    return field && value !== null ? [{ ...field, value }] : [];
  });
  return { kind: known.kind, ...about, fields };
}
