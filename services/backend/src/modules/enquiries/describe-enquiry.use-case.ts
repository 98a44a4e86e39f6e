import type { Sql } from '../../platform/database/database';
import type { FormFieldFacts } from '../../platform/fields/form-field';
import type { JobEnvelope } from '../../platform/queue/job';
import { submissions } from '../submissions/kinds.facts';
import { findEnquiry } from './describe-enquiry.repository';
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

/** The enquiry that a job is about; null when it is gone. @throws for another event, a mistake in the subscriptions */
export async function describeEnquiry(
  sql: Sql,
  { job, event = '', subjectId }: JobEnvelope,
): Promise<EnquirySummary | null> {
  const kind = enquiryKinds.find((one) => submissions[one].event === event);
  if (!kind) throw new Error(`The job ${job} does not know the event ${event}`);
  const row = await findEnquiry(sql, kind, subjectId);
  if (!row) return null;
  const { values, ...about } = row;
  const fields = enquiries[kind].ownFields.flatMap(({ type, label }, at) => {
    const value = values[at];
    return value == null ? [] : [{ type, label, value }];
  });
  return { kind, ...about, fields };
}
