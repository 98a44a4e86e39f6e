import type { Config } from '../config/config.schema';
import { parseMailbox } from '../parse-mailbox';

type Settings = Pick<Config, 'REPLY_MAILBOX' | 'REPLY_MAILBOX_PLUS'>;

/** The address of the mailbox that replies are read from; null without one. */
export const replyMailbox = ({ REPLY_MAILBOX }: Pick<Config, 'REPLY_MAILBOX'>): string | null =>
  REPLY_MAILBOX ? parseMailbox(REPLY_MAILBOX).address : null;

const LONGEST_LOCAL = 64;
/** The unguessable part of our Message-IDs, without its hyphens. */
const tokenOf = /^<([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})@/i;
const token = /\+([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})@/i;

/**
 * Where the reply to one of our mails goes: the mailbox, with a token behind a plus sign where it takes such addresses, because some
 * mail programs drop the headers that name the mail which they answer.
 */
export function replyAddress(mailbox: string, messageId: string, { REPLY_MAILBOX_PLUS }: Settings): string {
  const parts = tokenOf.exec(messageId)?.slice(1);
  const [user = '', host = ''] = mailbox.split('@');
  const tagged = `${user}+${parts?.join('')}`;
  const fits = REPLY_MAILBOX_PLUS === 'yes' && parts !== undefined && tagged.length <= LONGEST_LOCAL;
  return fits ? `${tagged}@${host}` : mailbox;
}

/** The beginnings of the Message-IDs whose tokens stand in addresses of our mailbox: all of each but its host. */
export function tokensIn(addresses: readonly string[], mailbox: string): string[] {
  const [user = '', host = ''] = mailbox.toLowerCase().split('@');
  return addresses.flatMap((address) => {
    const isOurs = address.startsWith(`${user}+`) && address.endsWith(`@${host}`);
    const parts = isOurs ? token.exec(address)?.slice(1) : undefined;
    return parts ? [parts.join('-').toLowerCase()] : [];
  });
}
