import type { Config } from '../../../platform/config/config.schema';
import type { Mail } from '../../../platform/mail/mailer';
import { replyAddress, replyMailbox } from '../../../platform/mailbox/mailbox-address';
import { parseMailbox } from '../../../platform/parse-mailbox';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';

type ReplyTo = NonNullable<Mail['replyTo']>;

/** Where the answer to a mail to the sender of a submission goes: to the mailbox that is read, where there is one, else to our inbox. */
export function replyTo(config: Config, kind: SubmissionKind, name: string): ReplyTo {
  const inbox = toInbox(config, kind, name);
  return { ...inbox, address: replyMailbox(config) ?? inbox.address };
}

/** Where that of a colleague goes: the mailbox takes none of theirs. */
export const toInbox = (config: Config, kind: SubmissionKind, name: string): ReplyTo => ({
  name,
  address: parseMailbox(config[submissions[kind].inbox]).address,
});

/** The same with the token of this mail, if answers to it are read. */
export function withToken(to: ReplyTo | undefined, messageId: string, config: Config): ReplyTo | undefined {
  const mailbox = replyMailbox(config);
  return to && mailbox === to.address ? { ...to, address: replyAddress(mailbox, messageId, config) } : to;
}
