import type { Config } from '../../platform/config/config.schema';
import { parseMailbox } from '../../platform/parse-mailbox';
import { type SubmissionKind, submissions } from '../submissions/kinds.facts';
import { acknowledges } from './acknowledges';

export const mailPurposes = ['notice', 'acknowledgement'] as const;

/** A mail that a submission leads to: the notice to our inbox, or the acknowledgement to its sender. */
export interface Recipient {
  to: string;
  purpose: (typeof mailPurposes)[number];
}

/**
 * The recipients of the mails about a submission that is not held as spam. The acknowledgement is missing where its kind is
 * switched off; that a mailbox is flooded is not foreseen.
 */
export function findRecipients(config: Config, kind: SubmissionKind, senderAddress: string): Recipient[] {
  const { address } = parseMailbox(config[submissions[kind].inbox]);
  const notice = { to: address, purpose: 'notice' } as const;
  return acknowledges(config, kind) ? [notice, { to: senderAddress, purpose: 'acknowledgement' }] : [notice];
}
