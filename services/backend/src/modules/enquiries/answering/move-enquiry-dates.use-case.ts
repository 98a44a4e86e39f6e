import type { Sql } from '../../../platform/database/database';
import { enquiryKinds } from '../enquiry-kinds.facts';
import { answering } from './answering.repository';

/** To be called after the calendar has changed, in the same transaction. */
export async function moveOpenEnquiryDates(sql: Sql): Promise<void> {
  for (const kind of enquiryKinds) await answering[kind].moveOpenDates(sql);
}
