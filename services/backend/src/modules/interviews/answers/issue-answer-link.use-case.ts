import type { Sql } from '../../../platform/database/database';
import { hashLinkToken, makeLinkToken } from '../../../platform/link-token';
import { invitations, type ToldAnswer } from './answers.repository';

export type { ToldAnswer };

/**
 * The address by which the mail's reader answers an invitation. Its token comes into being when the mail is written and is nowhere but in it:
 * every mail about an interview has another one, and all of them are good until it begins.
 */
export async function issueAnswerLink(sql: Sql, mailId: string, siteUrl: string): Promise<string> {
  const token = makeLinkToken();
  await invitations.addLink(sql, hashLinkToken(token), mailId);
  return `${siteUrl}/interview/${token}`;
}

/** What HR is told of an answer; undefined when its change was taken back, or the application is gone. */
export const findToldAnswer = invitations.findTold;
