import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { Database, type Sql } from '../../platform/database/database';
import { GroupedWrites } from '../../platform/database/grouped-writes';
import { PoolShare, sharesOf } from '../../platform/database/pool-share';
import { knownSource } from '../../platform/fields/source-fields';
import { claimAsJson } from '../../platform/idempotency/claim';
import { policy } from '../privacy/find-policy.use-case';
import { submissions } from '../submissions/kinds.facts';
import type { TakenIn } from '../submissions/take-in.use-case';
import type { EnquiryKind } from './enquiry-kinds';
import type { EnquiryName } from './enquiry-kinds.facts';
import type { EnquiryRequest } from './submit/enquiry-request';
import { columnsOf } from './submit/insert-enquiry';

interface NewEnquiry extends TakenIn {
  request: EnquiryRequest;
}

/** The way of one kind of enquiry into the database. */
interface Door {
  /** For the other statements of a submission: they use the same share of the pool as its insert. */
  share: PoolShare;
  /** Tells of each whether it was written: false when the claim is taken. */
  writes: GroupedWrites<NewEnquiry, boolean>;
}

/** The writes of an enquiry's submission. Enquiries of one kind that come at the same time are written together. */
@Injectable()
export class EnquiriesRepository {
  private readonly doors = new Map<EnquiryName, Door>();

  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  doorOf(kind: EnquiryKind): Door {
    const known = this.doors.get(kind.name);
    if (known) return known;
    const share = new PoolShare(this.database, sharesOf(this.config.DATABASE_POOL_SIZE).grouped);
    const write = (enquiries: NewEnquiry[], sql: Sql) => this.write(kind, enquiries, sql);
    const keyOf = ({ claim: { scope, hash } }: NewEnquiry) => scope + hash.toString('latin1');
    const door = { share, writes: new GroupedWrites(share, write, keyOf) };
    this.doors.set(kind.name, door);
    return door;
  }

  private async write(kind: EnquiryKind, enquiries: NewEnquiry[], sql: Sql): Promise<boolean[]> {
    const rows = JSON.stringify(enquiries.map((enquiry) => asRow(kind, enquiry)));
    const values = [rows, submissions[kind.name].event, policy.version, policy.sha256];
    const written = await sql.query<{ reference: string }>(kind.insert, values);
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
  ...columnsOf(kind, request),
});
