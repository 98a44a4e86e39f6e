import type { Config } from '../../platform/config/config.schema';
import { ConfigError } from '../../platform/config/load-config';
import { type SubmissionKind, submissionKinds } from '../submissions/kinds.facts';

type Setting = Pick<Config, 'ACKNOWLEDGE'>;

/** Whether senders of this kind get an acknowledgement: of every kind, unless `ACKNOWLEDGE` names some. */
export const acknowledges = ({ ACKNOWLEDGE }: Setting, kind: SubmissionKind): boolean =>
  ACKNOWLEDGE?.includes(kind) ?? true;

/** The configuration is read without knowing the kinds; so API and worker ask this before they start. @throws ConfigError */
export function assertAcknowledgedKinds({ ACKNOWLEDGE = [] }: Setting): void {
  const kinds: readonly string[] = submissionKinds;
  if (ACKNOWLEDGE.every((name) => kinds.includes(name))) return;
  throw new ConfigError([`ACKNOWLEDGE must be none or a list of ${kinds.join(', ')}`]);
}
