import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { enquiryTabs } from '../answering/enquiry-answering.facts';
import { parseAllEnquiriesQuery } from './all-enquiries.filter';
import { countUnderTabs } from './all-enquiries.repository';
import type { EnquiryTabCountView } from './all-enquiries.view';

/** Counts what the list would have under each of its tabs. */
@Injectable()
export class CountEnquiryTabs {
  constructor(private readonly database: Database) {}

  /** `query` has the filter of the list, of which the tab does not matter. @throws ValidationFailed */
  async run({ query: { filter }, reader }: { query: Record<string, unknown>; reader: Actor }) {
    const counts = await countUnderTabs(this.database, parseAllEnquiriesQuery({ filter }), reader.id);
    return enquiryTabs.map((tab): EnquiryTabCountView => ({ tab, count: counts[tab] }));
  }
}
