import type { Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { FormFieldFacts } from '../../platform/fields/form-field';
import type { JobEnvelope } from '../../platform/queue/job';
import { submissions } from '../submissions/kinds.facts';
import { enquiries, enquiryKinds, type EnquiryName } from './enquiry-kinds.facts';

/** The facts about an enquiry that other modules may tell, for instance in a mail. */
export interface EnquirySummary {
  kind: EnquiryName;
  reference: string;
  name: string;
  email: string;
  /** In the order of the form, without empty fields. */
  fields: (Pick<FormFieldFacts, 'type' | 'label'> & { value: string })[];
  receivedAt: Date;
  /** The signs of spam that it has. */
  heldFor: string[];
}

type Row = Omit<EnquirySummary, 'kind' | 'fields'> & { values: (string | null)[] };

/** The enquiry that a job is about; null when it is gone. @throws for another event, a mistake in the subscriptions */
export async function describeEnquiry(
  sql: Sql,
  { job, event = '', subjectId }: JobEnvelope,
): Promise<EnquirySummary | null> {
  const kind = enquiryKinds.find((one) => submissions[one].event === event);
  if (!kind) throw new Error(`The job ${job} does not know the event ${event}`);
  const { table, own } = enquiries[kind];
  const columns = own.map(({ column }) => column).join(', ');
  const find = statement(
    `describe-enquiry.find-in-${table}`,
    `SELECT reference, name, email, created_at AS "receivedAt", held_for AS "heldFor", ARRAY[${columns}] AS values FROM ${table} WHERE id = $1`,
  );
  const [row] = await sql.query<Row>(find, [subjectId]);
  if (!row) return null;
  const { values, ...about } = row;
  const fields = own.flatMap(({ type, label }, at) => {
    const value = values[at];
    return value == null ? [] : [{ type, label, value }];
  });
  return { kind, ...about, fields };
}
