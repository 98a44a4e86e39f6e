import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { GroupedWrites } from '../../platform/database/grouped-writes';
import { knownSource } from '../../platform/fields/source-fields';
import { type Claim, claimAsJson } from '../../platform/idempotency/claim';
import { FindPolicy } from '../privacy/find-policy.use-case';
import type { EnquiryKind, EnquiryName, EnquiryRequest } from './enquiry-kind';

export interface NewEnquiry<Request = EnquiryRequest> {
  request: Request;
  reference: string;
  /** Why it is held; empty when it is clear. */
  heldFor: string[];
  consentAt: Date | null;
  claim: Claim;
  answer: object;
}

/** The writes of an enquiry's submission. Enquiries of one kind that come at the same time are written together. */
@Injectable()
export class EnquiriesRepository {
  private readonly writes = new Map<EnquiryName, GroupedWrites<NewEnquiry, boolean>>();

  constructor(
    private readonly database: Database,
    private readonly policy: FindPolicy,
  ) {}

  /** Returns whether it was written: false when the claim is taken. */
  insert<Request extends EnquiryRequest>(kind: EnquiryKind<Request>, enquiry: NewEnquiry<Request>): Promise<boolean> {
    let writes = this.writes.get(kind.name);
    if (!writes) {
      const write = (enquiries: NewEnquiry[]) => this.write(kind, enquiries);
      writes = new GroupedWrites(write, ({ claim: { scope, hash } }) => scope + hash.toString('latin1'));
      this.writes.set(kind.name, writes);
    }
    return writes.add(enquiry);
  }

  private async write(kind: EnquiryKind, enquiries: NewEnquiry[]): Promise<boolean[]> {
    const rows = JSON.stringify(enquiries.map((enquiry) => asRow(kind, enquiry)));
    const { version, sha256 } = this.policy;
    const written = await this.database.query<{ reference: string }>(kind.insert, [rows, kind.event, version, sha256]);
    const references = new Set(written.map(({ reference }) => reference));
    return enquiries.map(({ reference }) => references.has(reference));
  }
}

const asRow = (kind: EnquiryKind, { request, reference, heldFor, consentAt, claim, answer }: NewEnquiry) => ({
  ...claimAsJson(claim, answer),
  reference,
  standing: heldFor.length > 0 ? 'held' : 'clear',
  held_for: heldFor,
  source: knownSource(request),
  consent_at: consentAt,
  ...kind.columnsOf(request),
});
