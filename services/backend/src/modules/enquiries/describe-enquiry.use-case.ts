import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { type EnquiryName, submissions } from '../submissions/kinds.facts';

/** The facts about an enquiry that other modules may tell, for instance in a mail. */
export interface EnquirySummary {
  kind: EnquiryName;
  reference: string;
  name: string;
  email: string;
  /** In the order of the form; what was left empty is not among them. */
  fields: { label: string; value: string }[];
  receivedAt: Date;
}

interface Described {
  labels: readonly string[];
  find: ReturnType<typeof statement>;
}

const describe = (table: string, fields: Record<string, string>): Described => ({
  labels: Object.values(fields),
  find: statement(
    `describe-enquiry.find-in-${table}`,
    `SELECT reference, name, email, created_at, ARRAY[${Object.keys(fields).join(', ')}] AS values FROM ${table} WHERE id = $1`,
  ),
});

const kinds: Record<EnquiryName, Described> = {
  consultation: describe(submissions.consultation.table, { number: 'Phone', website: 'Website', feedback: 'Feedback' }),
  'home-enquiry': describe(submissions['home-enquiry'].table, {
    company: 'Company',
    project_details: 'Project details',
  }),
  'contact-message': describe(submissions['contact-message'].table, { number: 'Phone', message: 'Message' }),
};

type Row = Pick<EnquirySummary, 'reference' | 'name' | 'email'> & { created_at: Date; values: (string | null)[] };

@Injectable()
export class DescribeEnquiry {
  constructor(private readonly database: Database) {}

  /** Null when the enquiry is gone. */
  async describe(kind: EnquiryName, id: string): Promise<EnquirySummary | null> {
    const { labels, find } = kinds[kind];
    const [row] = await this.database.query<Row>(find, [id]);
    if (!row) return null;
    const { reference, name, email, created_at: receivedAt, values } = row;
    const fields = values.flatMap((value, at) => (value === null ? [] : [{ label: labels[at] ?? '', value }]));
    return { kind, reference, name, email, fields, receivedAt };
  }
}
