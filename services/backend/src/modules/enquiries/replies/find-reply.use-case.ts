import type { Sql } from '../../../platform/database/database';
import { enquiryReplies, type MailedReply } from './enquiry-replies.repository';

/** A reply with the address that it goes to; undefined when it is gone with its enquiry. */
export const findReply = (sql: Sql, id: string): Promise<MailedReply | undefined> => enquiryReplies.findMailed(sql, id);
