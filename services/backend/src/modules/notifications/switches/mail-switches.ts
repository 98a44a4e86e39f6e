import type { Config } from '../../../platform/config/config.module';
import type { Sql } from '../../../platform/database/database';
import { type SubmissionKind, submissionKinds } from '../../submissions/kinds.facts';
import { acknowledges } from '../find-recipients.use-case';
import type { SystemMailKey } from '../system-mails/list/system-mails';
import { mailSwitches, type SwitchedOff } from './mail-switches.repository';

const acknowledgementOf = (kind: SubmissionKind): SystemMailKey => `acknowledge-${kind}`;

/** The mails that can be switched off: nothing that anybody does depends on them. */
export const switchable: readonly SystemMailKey[] = ['hr-application', ...submissionKinds.map(acknowledgementOf)];

/** In the delivery of such a mail, in place of the mail server's words. */
export const SWITCHED_OFF = 'this mail is switched off on the page Mail templates';

/** Since when and by whom a mail is off; the operator's setting `ACKNOWLEDGE` has neither. */
export interface MailOff {
  since: Date | null;
  by: string | null;
}

/** Whether the operator has decided about a mail, so that nobody else can. */
export const isOffBySetting = (key: string, config: Config): boolean =>
  submissionKinds.some((kind) => acknowledgementOf(kind) === key && !acknowledges(config, kind));

export function offOf(key: string, row: SwitchedOff | undefined, config: Config): MailOff | null {
  if (isOffBySetting(key, config)) return { since: null, by: null };
  return row ? { since: row.since, by: row.by } : null;
}

/** The keys of the mails that are off at this moment, by a person or by the operator's setting. */
export async function listOff(sql: Sql, config: Config): Promise<string[]> {
  const byPeople = (await mailSwitches.list(sql)).map(({ key }) => key);
  return [...new Set([...byPeople, ...switchable.filter((key) => isOffBySetting(key, config))])];
}

/** Whether a person has switched a mail off, at this moment. */
export const isSwitchedOff = async (sql: Sql, key: SystemMailKey): Promise<boolean> =>
  (await mailSwitches.find(sql, key)) !== undefined;
