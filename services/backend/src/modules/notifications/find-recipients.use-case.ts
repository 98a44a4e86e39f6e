import type { Config } from '../../platform/config/config.schema';
import { ConfigError } from '../../platform/config/load-config';
import { parseMailbox } from '../../platform/parse-mailbox';
import { type SubmissionKind, submissionKinds, submissions } from '../submissions/kinds.facts';

/** Whether senders of this kind get an acknowledgement: of every kind, unless `ACKNOWLEDGE` names some. */
export const acknowledges = ({ ACKNOWLEDGE }: Config, kind: SubmissionKind): boolean =>
  ACKNOWLEDGE?.includes(kind) ?? true;

/** The configuration is read without knowing the kinds; so API and worker ask this before they start. @throws ConfigError */
export function assertAcknowledgedKinds({ ACKNOWLEDGE = [] }: Config): void {
  const kinds: readonly string[] = submissionKinds;
  if (ACKNOWLEDGE.every((name) => kinds.includes(name))) return;
  throw new ConfigError([`ACKNOWLEDGE must be none or a list of ${kinds.join(', ')}`]);
}

export const mailPurposes = ['notice', 'acknowledgement'] as const;

/** A mail that a submission leads to: the notice to our inbox, or the acknowledgement to its sender. */
export interface Recipient {
  to: string;
  purpose: (typeof mailPurposes)[number];
}

/** Of the mails about a submission that is not held as spam. `switchedOff` has the keys of mails that are off. That a mailbox is flooded is not foreseen. */
export function findRecipients(
  config: Config,
  kind: SubmissionKind,
  senderAddress: string,
  switchedOff: ReadonlySet<string>,
): Recipient[] {
  const { address } = parseMailbox(config[submissions[kind].inbox]);
  const notice = { to: address, purpose: 'notice' } as const;
  const notices = kind === 'application' && switchedOff.has('hr-application') ? [] : [notice];
  const confirms = acknowledges(config, kind) && !switchedOff.has(`acknowledge-${kind}`);
  return confirms ? [...notices, { to: senderAddress, purpose: 'acknowledgement' }] : notices;
}
